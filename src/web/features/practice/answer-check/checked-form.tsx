import { Suspense, useEffect, useState } from 'react';
import { solutionBarrier } from '#shared/policies/solutions.ts';
import { AnswerField } from '../../../components/answering/answer-field.tsx';
import { answerIn, confidenceIn } from '../../../components/answering/answer-in.ts';
import { Reading } from '../../../components/answering/reading.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { SubmitButton } from '../../../components/ui/submit-button.tsx';
import { failureText } from '../../../lib/failure-text.ts';
import { useTakesClicks } from '../../../lib/use-takes-clicks.ts';
import type { AnswerFormProps } from './answer-form-props.ts';
import { useActiveTime } from './use-active-time.ts';
import { isMiss, type OpenPart, useAnswerCheck } from './use-answer-check.ts';
import { useEndInView } from './use-end-in-view.ts';
import { useSavedAnswer } from './use-saved-answer.ts';
import { preloadOutcome, Verdict } from './verdict.tsx';

// Visitors do not need it, and the form works without it.
const Confidence = lazyPart(() => import('../../../components/answering/confidence.tsx'));

interface CheckedFormProps extends AnswerFormProps {
  /** If it is one of several linked questions. */
  part?: OpenPart;
}

/** An answer that the server judges. */
export function CheckedForm(props: CheckedFormProps) {
  const { question, asked, user, mode = 'browse', hintsLeft = 0, events, part = null } = props;
  const { nextLabel, missLabel } = props;
  const takesClicks = useTakesClicks();
  const isReview = mode !== 'browse';
  const { id: questionId, variant } = question;
  const owner = { questionId, variant, userId: user?.id ?? null, part: part?.earlier.length };
  const saved = useSavedAnswer(isReview ? null : owner);
  const { check, reveal } = useAnswerCheck(question, mode, events, part);
  const readOwnTime = useActiveTime();
  const readTime = part?.readTime ?? readOwnTime;
  const [isEmpty, setEmpty] = useState(false);
  const [typed, setTyped] = useState('');
  // Whether the answer in the field is not the one that was judged.
  const [isChanged, setChanged] = useState(true);
  const isRight = check.data?.verdict === 'right';
  const isDone = (isRight || reveal.isSuccess) && !isChanged;
  const isMissed = check.data !== undefined && isMiss(check.data) && !isChanged;
  const leadsOn = isDone || (isMissed && missLabel !== undefined);
  const emptyText = asked.choices ? 'Choose one of the answers.' : 'Enter your answer first.';
  const checkFailure =
    check.error && failureText(check.error, 'The answer could not be checked. Please try again.');
  const end = useEndInView(check.data ?? reveal.data);
  const hasRating = user !== null;
  useEffect(() => {
    if (hasRating) preloadOutcome();
  }, [hasRating]);

  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const answer = answerIn(form);
    if (leadsOn) return events.onContinue();
    setEmpty(answer === '');
    if (!answer) return;
    setChanged(false);
    reveal.reset();
    check.mutate(user ? { answer, ...circumstances(form) } : { answer });
  }

  function giveUp() {
    setChanged(false);
    // A verdict beside the answer would say nothing more.
    reveal.mutate(undefined, { onSuccess: () => check.reset() });
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
    setChanged(true);
    // A verdict on an earlier answer would be misleading.
    if (!isRight) check.reset();
  }

  return (
    <form
      ref={saved.ref}
      noValidate
      className="@container relative"
      onSubmit={submit}
      onInput={handleInput}
      onKeyDown={ignoreHeldEnter}
    >
      <AnswerField asked={asked} error={isEmpty ? emptyText : (checkFailure ?? undefined)} />
      {user && mode !== 'replay' && !part && (
        <Suspense>
          <Confidence />
        </Suspense>
      )}
      {!asked.choices && !checkFailure && (
        <Reading typed={typed} unit={asked.unit} judgedAs={check.data?.readAs ?? null} />
      )}
      <div ref={end} className="scroll-my-4">
        {!(isDone && nextLabel === null) && (
          <div className="flex flex-wrap gap-3">
            <SubmitButton
              variant={mode === 'review' && isMissed && !leadsOn ? 'secondary' : 'primary'}
              isBlocked={!takesClicks || check.isPending}
              isPending={check.isPending}
              onClick={ignoreDoubleClick}
            >
              {isDone ? nextLabel : (isMissed && missLabel) || 'Check answer'}
            </SubmitButton>
            {!isRight &&
              !isReview &&
              !reveal.isSuccess &&
              solutionBarrier(user, question) === null && (
                <Button
                  variant="secondary"
                  size="medium"
                  disabled={reveal.isPending}
                  onClick={giveUp}
                >
                  Reveal answer
                </Button>
              )}
          </div>
        )}
        <Verdict
          judgment={check.data ?? null}
          revealed={reveal.data ?? null}
          failure={reveal.error && failureText(reveal.error)}
          hintsLeft={hintsLeft}
        />
      </div>
    </form>
  );
}

/** What went on by itself would leave the verdict unread. */
function ignoreHeldEnter(event: React.KeyboardEvent) {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
}

function ignoreDoubleClick(event: React.MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}
