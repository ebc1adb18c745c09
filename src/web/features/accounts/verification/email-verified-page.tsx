import { CircleCheck } from 'lucide-react';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { MessageScreen } from '../../../components/ui/message-screen.tsx';
import { useCurrentUser } from '../../../queries/current-user.ts';

export function EmailVerifiedPage() {
  const { data: user } = useCurrentUser();
  return (
    <MessageScreen
      title="Email Verified"
      icon={<CircleCheck className="size-10 text-success" aria-hidden="true" />}
      actions={
        <>
          <ButtonLink to="/questions" size="medium">
            Browse the questions
          </ButtonLink>
          {user && (
            <ButtonLink to="/progress" variant="secondary" size="medium">
              View your progress
            </ButtonLink>
          )}
          <ButtonLink to="/" variant="secondary" size="medium">
            Back to the home page
          </ButtonLink>
        </>
      }
    >
      <p>Your email address has been verified successfully. Thank you!</p>
    </MessageScreen>
  );
}
