import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { AskedAnswer } from '#shared/contracts/question.ts';
import { AnswerField } from '../../../components/answering/answer-field.tsx';
import { answerIn } from '../../../components/answering/answer-in.ts';
import { Reading } from '../../../components/answering/reading.tsx';
import { SubmitButton } from '../../../components/ui/submit-button.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { useTakesClicks } from '../../../lib/use-takes-clicks.ts';
import type { Shown } from '../../../queries/questions.ts';
import { VerdictLine } from './verdict-line.tsx';

interface FollowUpFormProps {
  question: Shown;
  number: number;
  asked: AskedAnswer;
  onRight: () => void;
}

/** Judged by the server, but neither kept nor rated. */
export function FollowUpForm({ question, number, asked, onRight }: FollowUpFormProps) {
  const { id, variant } = question;
  const api = useApi();
  const takesClicks = useTakesClicks();
  const [typed, setTyped] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const check = useMutation({
    mutationFn: (answer: string) =>
      api.call('POST /api/questions/:id/follow-ups/:number/answer', {
        params: { id, number },
        body: { answer, ...(variant !== null && { variant }) },
      }),
    onSuccess: ({ verdict }) => verdict === 'right' && onRight(),
  });
  const emptyText = asked.choices ? 'Choose one of the answers.' : 'Enter your answer first.';
  const failure =
    check.error && failureText(check.error, 'The answer could not be checked. Please try again.');

  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const answer = answerIn(event.currentTarget);
    setEmpty(answer === '');
    if (answer) check.mutate(answer);
  }

  function handleInput(event: React.FormEvent<HTMLFormElement>) {
    setTyped(answerIn(event.currentTarget));
    setEmpty(false);
    // A verdict on an earlier answer would be misleading.
    check.reset();
  }

  return (
    <form noValidate className="mt-3" onSubmit={submit} onInput={handleInput}>
      <AnswerField
        asked={asked}
        label="Answer to the follow-up"
        error={isEmpty ? emptyText : (failure ?? undefined)}
      />
      {!asked.choices && !failure && (
        <Reading typed={typed} unit={asked.unit} judgedAs={check.data?.readAs ?? null} />
      )}
      <SubmitButton
        variant="secondary"
        isBlocked={!takesClicks || check.isPending}
        isPending={check.isPending}
      >
        Check
      </SubmitButton>
      <div role="status">{check.data && <VerdictLine {...check.data} advice=" Try again." />}</div>
    </form>
  );
}
