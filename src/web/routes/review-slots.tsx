import type { AnswerCheck } from '#shared/contracts/answer-check.ts';
import type { User } from '#shared/contracts/user.ts';
import { AnswerForm } from '../features/practice/answer-check/answer-form.tsx';
import { Hints } from '../features/practice/answer-check/hints.tsx';
import type { ReviewSlots } from '../features/practice/hub/review-question.tsx';
import { SolutionContent } from '../features/questions/question-page/solution-content.tsx';
import { LazyFollowUps } from './lazy-follow-ups.tsx';

const nothing = () => {};

/** What other features add to a question that is reviewed or replayed. */
export function reviewSlots(user: User | null, mode: AnswerCheck['mode']): ReviewSlots {
  return {
    answer: ({ question, onJudged, onContinue }) =>
      question.answer && (
        <AnswerForm
          question={question}
          asked={question.answer}
          user={user}
          mode={mode}
          nextLabel={null}
          events={{
            onAnswer: nothing,
            onKnown: nothing,
            onStatus: nothing,
            onJudged,
            onContinue,
          }}
        />
      ),
    hints: (question) => <Hints question={question} />,
    solution: (question) => (
      <SolutionContent
        question={question}
        addSolution={null}
        followUps={<LazyFollowUps question={question} />}
      />
    ),
  };
}
