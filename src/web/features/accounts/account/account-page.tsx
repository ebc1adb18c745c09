import type { User } from '#shared/contracts/user.ts';
import { TwoStep } from '../../../components/two-step/two-step.tsx';
import { Tabs } from '../../../components/ui/tabs.tsx';
import { useTab } from '../../../lib/use-tab.ts';
import { ActiveSessions } from './active-sessions.tsx';
import { EmailSettingForm } from './email-setting-form.tsx';
import { InboxMailForm } from './inbox-mail-form.tsx';
import { OwnErrorReports } from './own-error-reports.tsx';
import { Passkeys } from './passkeys.tsx';
import { PasswordSection } from './password-section.tsx';
import { PersonalData } from './personal-data.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ReviewMailForm } from './review-mail-form.tsx';
import { Section } from './section.tsx';
import { SecurityLog } from './security-log.tsx';
import { SignInMailForm } from './sign-in-mail-form.tsx';
import { SignInProviders } from './sign-in-providers.tsx';
import { SubscriptionTab } from './subscription-tab.tsx';

const names = ['profile', 'password', 'subscription'] as const;
const labels = { profile: 'Profile', password: 'Password', subscription: 'Subscription' };

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
            <Section title="Sign-ins" text="See where you're signed in under Password.">
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
            <SignInProviders />
            <Section
              title="Passkeys"
              text="Sign in with your fingerprint, face or screen lock. Once you add one, your password alone won't be enough."
            >
              <Passkeys />
            </Section>
            <Section
              title="Two-step sign-in"
              text="Requires a code from your phone as well, so a stolen password isn't enough to sign in."
            >
              <TwoStep />
            </Section>
            <Section
              title="Active sessions"
              text="Devices signed in to your account. If you don't recognize one, change your password."
            >
              <ActiveSessions />
            </Section>
            <Section
              title="Security log"
              text="Activity on your account in the last 90 days. IP addresses are shortened."
            >
              <SecurityLog />
            </Section>
          </>
        )}
        {current === 'subscription' && <SubscriptionTab />}
      </Tabs>
    </div>
  );
}
