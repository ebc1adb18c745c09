import { nextReason } from '../../../lib/next-reason.ts';
import { useNextQuestion } from '../../../queries/next-question.ts';
import { useQuestionSet } from './use-question-set.ts';

export interface NextQuestion {
  url: string;
  name: string;
  /** What a button that leads there says. */
  label: string;
  /** Why it was recommended; null: it is the next in the reader's set. */
  reason: string | null;
}

/**
 * The question to go on with: the next in the reader's set or, outside of one, the one recommended
 * after their first try. Null: there is none; undefined: not known yet.
 */
export function useNext(questionId: number, isTried: boolean): NextQuestion | null | undefined {
  const { name: setName, neighbors, urlOf } = useQuestionSet(questionId);
  const { data: recommended, isError } = useNextQuestion(questionId, isTried && !setName);
  if (!setName && !isError) {
    return (
      recommended && {
        url: `/question/${recommended.id}`,
        name: recommended.name,
        label: 'Next question',
        reason: nextReason(recommended, { hidesTopic: true }),
      }
    );
  }
  const neighbor = neighbors?.next;
  return (
    neighbor && {
      url: urlOf(neighbor.id),
      name: neighbor.name,
      label: setName ? 'Next in this set' : 'Next question',
      reason: null,
    }
  );
}
