import { Link } from 'react-router';
import type { User } from '#shared/contracts/user.ts';
import { Tabs } from '../../../components/ui/tabs.tsx';
import { useTab } from '../../../lib/use-tab.ts';
import { EmailSettingForm } from './email-setting-form.tsx';
import { InboxMailForm } from './inbox-mail-form.tsx';
import { OwnErrorReports } from './own-error-reports.tsx';
import { PasswordSection } from './password-section.tsx';
import { PersonalData } from './personal-data.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ReviewMailForm } from './review-mail-form.tsx';
import { Section } from './section.tsx';
import { SecurityTab } from './security-tab.tsx';
import { SignInMailForm } from './sign-in-mail-form.tsx';
import { SubscriptionTab } from './subscription-tab.tsx';

const names = ['profile', 'password', 'subscription', 'security'] as const;
const labels = {
  profile: 'Profile',
  password: 'Password',
  subscription: 'Subscription',
  security: 'Security',
};

export function AccountPage({ user }: { user: User }) {
  const { current, urlOf } = useTab(names);
  return (
    <div className="page-width pt-12 pb-20 sm:pt-16">
      <h1 className="mb-5 text-3xl">Account settings</h1>
      <Tabs label="Account settings" {...{ names, labels, current, urlOf }}>
        {current === 'profile' && (
          <>
            <Section title="Profile" text="Your username appears next to everything you post.">
              <ProfileForm user={user} />
            </Section>
            <Section
              title="Notifications"
              text="Notifications always appear on the site, under the bell."
            >
              <EmailSettingForm />
            </Section>
            <Section
              title="Reviews"
              text="Questions you've answered come back before you forget them."
            >
              <ReviewMailForm />
            </Section>
            <Section title="Sign-ins" text="See where you're signed in under Security.">
              <SignInMailForm />
            </Section>
            {user.isAdmin && (
              <Section
                title="New work"
                text="The header shows how much is waiting for an administrator."
              >
                <InboxMailForm />
              </Section>
            )}
            <Section
              title="Error reports"
              text="Errors you reported in questions, and their status."
            >
              <OwnErrorReports />
            </Section>
            <PersonalData />
          </>
        )}
        {current === 'password' && (
          <>
            <PasswordSection user={user} />
            <p className="mt-6 text-ink-muted text-sm">
              Two-step sign-in, passkeys and sessions are under{' '}
              <Link to={urlOf('security')} className="underline">
                Security
              </Link>
              .
            </p>
          </>
        )}
        {current === 'subscription' && <SubscriptionTab />}
        {current === 'security' && <SecurityTab />}
      </Tabs>
    </div>
  );
}
