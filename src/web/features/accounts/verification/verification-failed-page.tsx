import { CircleX } from 'lucide-react';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { MessageScreen } from '../../../components/ui/message-screen.tsx';
import { signInPath } from '../../../lib/sign-in-path.ts';
import { useCurrentUser } from '../../../queries/current-user.ts';

const resend = '/request-verification';

export function VerificationFailedPage() {
  const { data: user } = useCurrentUser();
  return (
    <MessageScreen
      title="Verification Failed"
      icon={<CircleX className="size-10 text-danger" aria-hidden="true" />}
      actions={
        <>
          {user ? (
            <ButtonLink to={resend} size="medium">
              Request a new link
            </ButtonLink>
          ) : (
            <ButtonLink to={signInPath(resend)} size="medium">
              Sign In
            </ButtonLink>
          )}
          <ButtonLink to="/" variant="secondary" size="medium">
            Back to the home page
          </ButtonLink>
        </>
      }
    >
      <p>
        The verification link is invalid or has expired. Each link works once, within 24 hours, and
        requesting a new one cancels the previous one.
      </p>
      {!user && <p>Sign in to request a new one.</p>}
    </MessageScreen>
  );
}
