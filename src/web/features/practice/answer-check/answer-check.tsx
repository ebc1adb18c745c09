import { useId, useState } from 'react';
import type { AnswerJudgment } from '#shared/contracts/answer-check.ts';
import type { QuestionDetail } from '#shared/contracts/question.ts';
import type { User } from '#shared/contracts/user.ts';
import { AnswerForm } from './answer-form.tsx';
import { Hints } from './hints.tsx';
import { Timer } from './timer.tsx';
import { type AnswerEvents, isMiss } from './use-answer-check.ts';

interface AnswerCheckProps extends AnswerEvents {
  question: QuestionDetail;
  user: User | null;
  nextLabel: string;
  /** Shown below the verdict. */
  newNumbers: React.ReactNode;
  /** Shown once the reader knows the answer. */
  afterAnswer: React.ReactNode;
  /** Shown after two misses. */
  wayOut: React.ReactNode;
  /** Where room is short: without a visible heading or a clock. */
  isBrief?: boolean;
}

/** Lets readers commit to an answer before they see the solution, with hints along the way. */
export function AnswerCheck(props: AnswerCheckProps) {
  const { question, user, nextLabel, newNumbers, afterAnswer, wayOut, ...rest } = props;
  const { isBrief = false, ...events } = rest;
  const { answer, hintCount } = question;
  const headingId = useId();
  const [isSolved, setSolved] = useState(false);
  const [isKnown, setKnown] = useState(false);
  const [misses, setMisses] = useState(0);
  const [hintsShown, setHintsShown] = useState(0);

  function onJudged(judgment: AnswerJudgment) {
    if (judgment.verdict === 'right') setSolved(true);
    if (isMiss(judgment)) setMisses((before) => before + 1);
    events.onJudged?.(judgment);
  }

  function onKnown(value: number | null) {
    setKnown(true);
    events.onKnown(value);
  }

  return (
    <section
      aria-labelledby={headingId}
      className={`no-print needs-scripts space-y-5 ${isBrief ? '' : 'border-rule border-t pt-6 lg:border-t-0 lg:pt-0'}`}
    >
      <div
        className={
          isBrief ? 'sr-only' : 'flex flex-wrap items-center justify-between gap-x-4 gap-y-2'
        }
      >
        <h2 id={headingId} className="text-2xl">
          {answer ? 'Try it yourself' : 'Hints'}
        </h2>
        {answer && !isBrief && (isSolved || !isKnown) && <Timer isDone={isSolved} />}
      </div>
      {answer && (
        <AnswerForm
          question={question}
          asked={answer}
          user={user}
          nextLabel={nextLabel}
          hintsLeft={hintCount - hintsShown}
          events={{ ...events, onJudged, onKnown }}
        />
      )}
      {newNumbers}
      {isKnown ? afterAnswer : misses > 1 && wayOut}
      <Hints question={question} onShow={setHintsShown} />
    </section>
  );
}
