import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useEffect, useRef, useState } from 'react';
import type { AnswerJudgment, RevealedAnswer } from '#shared/contracts/answer-check.ts';
import type { QuestionDetail } from '#shared/contracts/question.ts';
import type { Recommendation } from '#shared/contracts/recommendation.ts';
import type { User } from '#shared/contracts/user.ts';
import { solutionBarrier } from '#shared/policies/solutions.ts';
import { Button } from '../../../components/ui/button.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { useFocusAnswer } from '../../../lib/use-focus-answer.ts';
import { useShortcuts } from '../../../lib/use-shortcuts.ts';
import { actOnCard } from '../../../queries/practice.ts';
import { useReportFailure } from '../../../queries/report-failure.ts';
import { AfterAnswer } from './after-answer.tsx';
import type { Grades } from './comes-back.tsx';
import { isSettled, type Sitting, type SittingEvent, trainedNow } from './sitting.ts';
import { Statement } from './statement.tsx';
import { useAnswerKeys } from './use-answer-keys.ts';

/** Parts that other features provide. */
export interface TrainSlots {
  image: (question: QuestionDetail) => React.ReactNode;
  answer: (props: {
    question: QuestionDetail;
    mode: 'browse' | 'review';
    onJudged: (judgment: AnswerJudgment) => void;
    onRevealed: (revealed: RevealedAnswer) => void;
    onContinue: () => void;
    /** What the button says after a miss, and leads on. */
    missLabel: string;
    hintsLeft: number;
  }) => React.ReactNode;
  hints: (props: { question: QuestionDetail; onShow: (shown: number) => void }) => React.ReactNode;
  /** The answer of a review that was given up. */
  revealed: (question: QuestionDetail) => React.ReactNode;
  grades: Grades;
  solution: (question: QuestionDetail) => React.ReactNode;
}

export interface TrainQuestionProps {
  question: QuestionDetail;
  recommendation: Recommendation;
  user: User | null;
  sitting: Sitting;
  dispatch: Dispatch<SittingEvent>;
  slots: TrainSlots;
  /** Of the sitting. */
  isFirst: boolean;
  goOn: () => void;
}

/** One question: answer it, skip it, or have the answer shown, and go on. */
export function TrainQuestion(props: TrainQuestionProps) {
  const { question, recommendation, user, sitting, dispatch, slots, isFirst, goOn } = props;
  const api = useApi();
  const queries = useQueryClient();
  const reportFailure = useReportFailure();
  const desk = useRef<HTMLDivElement>(null);
  const solution = useRef<HTMLElement>(null);
  const [isShown, setShown] = useState(false);
  // After a verdict, until the answer is changed.
  const [isFormLeading, setFormLeading] = useState(false);
  const [hintsShown, setHintsShown] = useState(0);
  const isReview = recommendation.reason === 'review';
  const trained = trainedNow(sitting);
  const isDone = isSettled(trained);
  const barrier = solutionBarrier(user, question);

  const givingUp = useMutation({
    mutationFn: () => actOnCard(queries, api, question.id, { act: 'giveUp' }),
    onSuccess: () => {
      setShown(true);
      dispatch({ type: 'revealed' });
    },
    onError: (error) => reportFailure('That did not work', error),
  });

  function noteRating(change: AnswerJudgment['rating']) {
    if (change) dispatch({ type: 'rated', ...change });
  }

  /** After a miss, the review itself is over. */
  function showAnswer() {
    if (!trained) return givingUp.mutate();
    setShown(true);
    dispatch({ type: 'revealed' });
  }

  const showAnswerLabel = question.answer ? 'Show the answer' : 'Show the solution';
  const choices = isDone ? 0 : countChoices(question.answer);
  useFocusAnswer();
  useAnswerKeys(desk, choices);
  useShortcuts({ n: goOn, s: () => solution.current?.scrollIntoView({ block: 'start' }) });
  useEffect(() => {
    if (isDone) leaveField(desk.current);
  }, [isDone]);

  return (
    <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,40rem)_24rem] lg:grid-rows-[auto_1fr] lg:justify-between">
      <Statement
        question={question}
        recommendation={recommendation}
        takesFocus={!isFirst}
        image={slots.image(question)}
      />
      <div
        ref={desk}
        onInput={() => setFormLeading(false)}
        className="min-w-0 space-y-5 lg:sticky lg:top-4 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start"
      >
        {!isShown &&
          slots.answer({
            question,
            mode: isReview ? 'review' : 'browse',
            onJudged: ({ verdict, rating, review }) => {
              dispatch({ type: 'judged', verdict });
              setFormLeading(verdict !== 'incomplete');
              noteRating(rating);
              if (review) dispatch({ type: 'due', due: review.due });
            },
            onRevealed: ({ rating }) => {
              dispatch({ type: 'revealed' });
              noteRating(rating);
            },
            // What went wrong in a review is looked at before going on.
            missLabel: isReview ? showAnswerLabel : 'Next',
            onContinue: isReview && !isDone ? showAnswer : goOn,
            hintsLeft: question.hintCount - hintsShown,
          })}
        {isShown && question.answer && slots.revealed(question)}
        {isShown && (
          <Button size="medium" data-next="" onClick={goOn}>
            Next
          </Button>
        )}
        {!isDone && slots.hints({ question, onShow: setHintsShown })}
        {!isDone && (
          <div className="flex flex-wrap items-center gap-3 empty:hidden">
            {(isReview || !isFormLeading) && (
              <Button variant="secondary" onClick={goOn}>
                {trained ? 'Next' : 'Skip'}
              </Button>
            )}
            {isReview && !isFormLeading && (
              <Button variant="secondary" disabled={givingUp.isPending} onClick={showAnswer}>
                {showAnswerLabel}
              </Button>
            )}
          </div>
        )}
        {trained ? (
          <AfterAnswer
            question={question}
            topic={recommendation.topic}
            user={user}
            grades={slots.grades}
            onDue={(due) => dispatch({ type: 'due', due })}
          />
        ) : (
          <p className="text-ink-muted text-sm">{skipNote(user, isReview)}</p>
        )}
      </div>
      {isDone && barrier !== 'sign-in' && (
        <section
          ref={solution}
          aria-labelledby="solution-heading"
          className="min-w-0 scroll-mt-4 border-rule border-t pt-6 lg:col-start-1"
        >
          <h2 id="solution-heading" className="mb-4 text-2xl">
            Solution
          </h2>
          {slots.solution(question)}
        </section>
      )}
    </div>
  );
}

/**
 * So that the keys work, and a phone's keyboard closes. If the form is not ready yet, it focuses its
 * button by itself once nothing else has the focus.
 */
function leaveField(desk: HTMLElement | null): void {
  const next = desk?.querySelector<HTMLElement>('[data-next], form [type=submit]:not([disabled])');
  if (next) next.focus({ preventScroll: true });
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

const mostChoices = 9;

/** A part may offer choices once it is open. */
function countChoices(asked: QuestionDetail['answer']): number {
  return asked?.parts ? mostChoices : (asked?.choices?.length ?? 0);
}

function skipNote(user: User | null, isReview: boolean): string {
  if (isReview) return 'A skipped question stays due.';
  if (!user) return 'Skipping counts for nothing.';
  return 'Skipping counts for nothing. Revealing the answer counts as a loss.';
}
