import { useState } from 'react';
import { Button, ButtonLink } from '../../components/ui/button.tsx';
import { MessageScreen } from '../../components/ui/message-screen.tsx';
import { useCurrentUser } from '../../queries/current-user.ts';
import { FeedbackForm } from './feedback-form.tsx';

export function FeedbackPage() {
  const { data: user } = useCurrentUser();
  const [isSent, setSent] = useState(false);
  if (isSent) {
    return (
      <MessageScreen
        title="Thank you for your feedback"
        takesFocus
        actions={
          <>
            <ButtonLink to="/questions" size="medium">
              Browse questions
            </ButtonLink>
            <Button variant="secondary" size="medium" onClick={() => setSent(false)}>
              Write something else
            </Button>
          </>
        }
      >
        <p>It has reached us, and one of us is going to read it.</p>
      </MessageScreen>
    );
  }
  return (
    <div className="page-width pt-14 pb-20 sm:pt-20 sm:pb-28">
      <h1 className="text-display">Feedback</h1>
      <p className="mt-6 mb-10 max-w-2xl text-balance font-serif text-ink-muted text-xl">
        What is missing, what gets in your way, what you would keep as it is: tell us. A mistake in
        a question is best reported on its own page.
      </p>
      {/* Another person has another draft. */}
      <FeedbackForm key={user?.id} user={user ?? null} onSent={() => setSent(true)} />
    </div>
  );
}
