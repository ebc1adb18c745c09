import { Lock } from 'lucide-react';
import { useLocation } from 'react-router';
import { signInPath } from '../lib/sign-in-path.ts';
import { ButtonLink } from './ui/button.tsx';
import { MessageScreen } from './ui/message-screen.tsx';

interface SignInNeededProps {
  title: string;
  children: React.ReactNode;
}

/** Shown instead of a page that requires signing in; links to the sign-in page and back. */
export function SignInNeeded({ title, children }: SignInNeededProps) {
  const location = useLocation();
  return (
    <MessageScreen
      title={title}
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
      <p>{children}</p>
    </MessageScreen>
  );
}
