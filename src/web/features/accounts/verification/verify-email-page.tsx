import { Mail } from 'lucide-react';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { MessageScreen } from '../../../components/ui/message-screen.tsx';
import { UnverifiedOnly } from './unverified-only.tsx';

const benefits = [
  'Password reset links will reach you',
  'We can alert you when your password or email address changes',
  "You'll catch a typo before it locks you out of your account",
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
          <p>Don't see it? Check your spam folder.</p>
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
