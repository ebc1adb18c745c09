import { Lock } from 'lucide-react';
import { useLocation } from 'react-router';
import { ButtonLink } from '../../components/ui/button.tsx';
import { MessageScreen } from '../../components/ui/message-screen.tsx';
import { signInPath } from '../../lib/sign-in-path.ts';

/** Stands where a page was whose reader is no longer signed in. */
export function SignInNeeded() {
  const location = useLocation();
  return (
    <MessageScreen
      title="Please sign in"
      icon={<Lock className="size-10" aria-hidden="true" />}
      actions={
        <>
          <ButtonLink to={signInPath(location)} size="medium">
            Sign In
          </ButtonLink>
          <ButtonLink to="/" variant="secondary" size="medium">
            Back to the home page
          </ButtonLink>
        </>
      }
    >
      <p>You need to be logged in to view this page</p>
    </MessageScreen>
  );
}
