import { Suspense, useState } from 'react';
import type { AnswerCheck } from '#shared/contracts/answer-check.ts';
import type { AskedAnswer, QuestionDetail } from '#shared/contracts/question.ts';
import type { User } from '#shared/contracts/user.ts';
import { solutionBarrier } from '#shared/policies/solutions.ts';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { SubmitButton } from '../../../components/ui/submit-button.tsx';
import { failureText } from '../../../lib/failure-text.ts';
import { useTakesClicks } from '../../../lib/use-takes-clicks.ts';
import { AnswerField } from './answer-field.tsx';
import { Reading } from './reading.tsx';
import { useActiveTime } from './use-active-time.ts';
import { type AnswerEvents, useAnswerCheck } from './use-answer-check.ts';
import { answerIn, useSavedAnswer } from './use-saved-answer.ts';
import { RevealedValue, Verdict } from './verdict.tsx';

// Visitors do not need it, and the form works without it.
const Confidence = lazyPart(() => import('./confidence.tsx'));

interface AnswerFormProps {
  question: QuestionDetail;
  asked: AskedAnswer;
  user: User | null;
  /** A review starts with an empty field and has its own way to give up. */
  mode?: AnswerCheck['mode'];
  events: AnswerEvents;
}

export function AnswerForm({ question, asked, user, mode = 'browse', events }: AnswerFormProps) {
  const takesClicks = useTakesClicks();
  const isReview = mode === 'review';
  const owner = { questionId: question.id, userId: user?.id ?? null };
  const saved = useSavedAnswer(isReview ? null : owner);
  const { check, reveal } = useAnswerCheck(question.id, mode, events);
  const readTime = useActiveTime();
  const [isEmpty, setEmpty] = useState(false);
  const [typed, setTyped] = useState('');
  const isRight = check.data?.verdict === 'right';
  const emptyText = asked.choices ? 'Choose one of the answers.' : 'Enter your answer first.';
  const checkFailure =
    check.error && failureText(check.error, 'The answer could not be checked. Please try again.');

  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const answer = answerIn(form);
    setEmpty(answer === '');
    if (isRight && answer === check.variables?.answer) events.onContinue();
    else if (answer) check.mutate(user ? { answer, ...circumstances(form) } : { answer });
  }

  /** Sent only for signed-in users: visitors have no record to keep them in. */
  function circumstances(form: HTMLFormElement) {
    return { confidence: confidenceIn(form), ...readTime() };
  }

  function handleInput(event: React.FormEvent<HTMLFormElement>) {
    const answer = answerIn(event.currentTarget);
    saved.save(answer);
    setTyped(answer);
    setEmpty(false);
    // A verdict on an earlier answer would be misleading.
    if (!isRight) check.reset();
  }

  return (
    <div className="space-y-5">
      <form ref={saved.ref} noValidate className="relative" onSubmit={submit} onInput={handleInput}>
        <AnswerField asked={asked} error={isEmpty ? emptyText : (checkFailure ?? undefined)} />
        {user && (
          <Suspense>
            <Confidence />
          </Suspense>
        )}
        {!asked.choices && !checkFailure && (
          <Reading typed={typed} unit={asked.unit} judgedAs={check.data?.readAs ?? null} />
        )}
        <Verdict judgment={check.data ?? null} />
        {!(isReview && isRight) && (
          <div className="flex flex-wrap gap-3">
            <SubmitButton isBlocked={!takesClicks || check.isPending} isPending={check.isPending}>
              Check answer
            </SubmitButton>
            {!isRight && !isReview && solutionBarrier(user, question) === null && (
              <Button
                variant="secondary"
                size="medium"
                disabled={reveal.isPending || reveal.isSuccess}
                onClick={() => reveal.mutate()}
              >
                Reveal answer
              </Button>
            )}
          </div>
        )}
      </form>
      {!isRight && (
        <RevealedValue
          value={reveal.data?.value ?? null}
          failure={reveal.error && failureText(reveal.error)}
        />
      )}
    </div>
  );
}

/** In percent, clamped to what the server accepts. Null if not given. */
function confidenceIn(form: HTMLFormElement): number | null {
  const percent = Number.parseInt(String(new FormData(form).get('confidence')), 10);
  return Number.isNaN(percent) ? null : Math.min(99, Math.max(5, percent));
}
