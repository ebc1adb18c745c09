import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { MessageScreen } from '../../../components/ui/message-screen.tsx';
import { useCurrentUser } from '../../../queries/current-user.ts';
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
        <p>We've received it and will read it.</p>
      </MessageScreen>
    );
  }
  return (
    <div className="page-width pt-14 pb-20 sm:pt-20 sm:pb-28">
      <h1 className="text-display">Feedback</h1>
      <p className="mt-6 mb-10 max-w-2xl text-balance font-serif text-ink-muted text-xl">
        Tell us what's missing, what gets in your way, and what you like. To report a mistake in a
        question, use the question's own page.
      </p>
      {/* Each user has a separate draft. */}
      <FeedbackForm key={user?.id} user={user ?? null} onSent={() => setSent(true)} />
    </div>
  );
}
