import { CircleCheck, Lock } from 'lucide-react';
import { useLocation } from 'react-router';
import type { User } from '#shared/contracts/user.ts';
import { ButtonLink } from '../../components/ui/button.tsx';
import { MessageScreen } from '../../components/ui/message-screen.tsx';
import { Spinner } from '../../components/ui/spinner.tsx';
import { useWatchedUser } from '../../lib/session-news.ts';
import { signInPath } from '../../lib/sign-in-path.ts';

/** What the screens about an unverified address show to everybody else. */
export function UnverifiedOnly({ children }: { children: (user: User) => React.ReactNode }) {
  const location = useLocation();
  const { data: user, isPending } = useWatchedUser();
  if (isPending) {
    return (
      <div className="page-width py-24">
        <Spinner />
      </div>
    );
  }
  if (!user) {
    return (
      <MessageScreen
        title="Authentication Required"
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
        <p>Please sign in to verify your email address.</p>
      </MessageScreen>
    );
  }
  if (!user.isEmailVerified) return children(user);
  return (
    <MessageScreen
      title="Email Already Verified"
      icon={<CircleCheck className="size-10 text-success" aria-hidden="true" />}
      actions={
        <ButtonLink to="/questions" size="medium">
          Browse the questions
        </ButtonLink>
      }
    >
      <p>
        Your email address <strong className="break-words text-ink">{user.email}</strong> is
        verified. There is nothing left to do.
      </p>
    </MessageScreen>
  );
}
