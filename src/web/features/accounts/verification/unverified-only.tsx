import { CircleCheck } from 'lucide-react';
import type { User } from '#shared/contracts/user.ts';
import { SignInNeeded } from '../../../components/sign-in-needed.tsx';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { MessageScreen } from '../../../components/ui/message-screen.tsx';
import { Spinner } from '../../../components/ui/spinner.tsx';
import { useWatchedUser } from '../../../queries/session-changes.ts';

/** Shows a message instead to visitors and to users whose email is verified. */
export function UnverifiedOnly({ children }: { children: (user: User) => React.ReactNode }) {
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
      <SignInNeeded title="Authentication Required">
        Please sign in to verify your email address.
      </SignInNeeded>
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
