import { useQuestionSet } from './use-question-set.ts';

export interface NextQuestion {
  url: string;
  name: string;
  /** What a button that leads there says. */
  label: string;
}

/** The question to go on with. Null: there is none; undefined: not known yet. */
export function useNext(questionId: number): NextQuestion | null | undefined {
  const { name, neighbors, urlOf } = useQuestionSet(questionId);
  const next = neighbors?.next;
  if (!next) return next;
  return {
    url: urlOf(next.id),
    name: next.name,
    label: name ? 'Next in this set' : 'Next question',
  };
}
