import { useId, useState } from 'react';
import type { QuestionDetail } from '#shared/contracts/question.ts';
import type { User } from '#shared/contracts/user.ts';
import { AnswerForm } from './answer-form.tsx';
import { Hints } from './hints.tsx';
import { Timer } from './timer.tsx';
import type { AnswerEvents } from './use-answer-check.ts';

interface AnswerCheckProps extends AnswerEvents {
  question: QuestionDetail;
  user: User | null;
  /** Where room is short: without a visible heading or a clock. */
  isBrief?: boolean;
  /** Shown below the right answer. */
  afterSolve: React.ReactNode;
}

/** Lets readers commit to an answer before they see the solution, with hints along the way. */
export function AnswerCheck(props: AnswerCheckProps) {
  const { question, user, isBrief = false, afterSolve, ...events } = props;
  const { id, answer, hintCount } = question;
  const headingId = useId();
  const [isDone, setDone] = useState(false);

  function onAnswer(text: string, isRight: boolean) {
    if (isRight) setDone(true);
    events.onAnswer(text, isRight);
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
        {answer && !isBrief && <Timer isDone={isDone} />}
      </div>
      {answer && (
        <AnswerForm
          question={question}
          asked={answer}
          user={user}
          events={{ ...events, onAnswer }}
        />
      )}
      {isDone && afterSolve}
      <Hints questionId={id} count={hintCount} />
    </section>
  );
}
