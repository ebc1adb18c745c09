import { useId } from 'react';
import type { QuestionDetail } from '#shared/contracts/question.ts';
import type { User } from '#shared/contracts/user.ts';
import { AnswerForm } from './answer-form.tsx';
import { Hints } from './hints.tsx';
import type { AnswerEvents } from './use-answer-check.ts';

interface AnswerCheckProps extends AnswerEvents {
  question: QuestionDetail;
  user: User | null;
}

/** Lets readers commit to an answer before they see the solution, with hints along the way. */
export function AnswerCheck({ question, user, ...events }: AnswerCheckProps) {
  const { id, answer, hintCount } = question;
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className="no-print needs-scripts space-y-5 border-rule border-t pt-6"
    >
      <h2 id={headingId} className="text-2xl">
        {answer ? 'Try it yourself' : 'Hints'}
      </h2>
      {answer && <AnswerForm question={question} asked={answer} user={user} events={events} />}
      <Hints questionId={id} count={hintCount} />
    </section>
  );
}
