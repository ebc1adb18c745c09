import { Mail } from 'lucide-react';
import { ButtonLink } from '../../components/ui/button.tsx';
import { MessageScreen } from '../../components/ui/message-screen.tsx';
import { UnverifiedOnly } from './unverified-only.tsx';

const benefits = [
  'A link to choose a new password is sure to reach you',
  'You hear from us when your password or your address is changed',
  'A mistyped address is noticed before it costs you the account',
];

export function VerifyEmailPage() {
  return (
    <UnverifiedOnly>
      {({ email }) => (
        <MessageScreen
          title="Verify your email"
          icon={<Mail className="size-10" aria-hidden="true" />}
          actions={
            <>
              <ButtonLink to="/request-verification" size="medium">
                Resend the email
              </ButtonLink>
              <ButtonLink to="/" variant="secondary" size="medium">
                Back to the home page
              </ButtonLink>
            </>
          }
        >
          <p>
            A verification email was sent to{' '}
            <strong className="break-words text-ink">{email}</strong>. The link in it is valid for
            24 hours.
          </p>
          <p>Nothing there? Please check your spam folder.</p>
          <h2 className="pt-3 text-ink text-xl">Why verify?</h2>
          <ul className="list-disc space-y-1.5 pl-5">
            {benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
        </MessageScreen>
      )}
    </UnverifiedOnly>
  );
}
