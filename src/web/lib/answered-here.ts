import type { CarriedAnswer } from '#shared/contracts/answer-check.ts';
import { mostCarriedAnswers } from '#shared/domain/carried-answers.ts';
import type { QuestionStatus } from '#shared/domain/question-status.ts';
import { browserList } from './browser-list.ts';

/** An answer that a visitor gave in this browser, offered to their account when they sign in. */
interface AnsweredHere extends Omit<CarriedAnswer, 'variant'> {
  /** Absent: the question's usual numbers. */
  variant?: string | null;
  isRight: boolean;
}

const kept = browserList('martingale_answered', mostCarriedAnswers, isAnswered);

export const {
  read: readAnsweredHere,
  forget: forgetAnsweredHere,
  useCount: useAnsweredHere,
} = kept;

/** What came of a question in this browser, as its status would be. */
export function useStatusHere(questionId: number): QuestionStatus {
  return kept.useLatest((answered) => {
    if (answered.questionId !== questionId) return null;
    return answered.isRight ? 'solved' : 'attempted';
  });
}

/** Keeps a right answer, otherwise the latest one. */
export function rememberAnswer(answered: AnsweredHere): void {
  const all = readAnsweredHere();
  const isSame = ({ questionId }: AnsweredHere) => questionId === answered.questionId;
  if (all.some((other) => isSame(other) && other.isRight)) return;
  kept.write([...all.filter((other) => !isSame(other)), answered]);
}

function isAnswered(value: unknown): value is AnsweredHere {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'questionId' in value &&
    Number.isSafeInteger(value.questionId) &&
    'answer' in value &&
    typeof value.answer === 'string' &&
    'explored' in value &&
    typeof value.explored === 'boolean' &&
    'isRight' in value &&
    typeof value.isRight === 'boolean'
  );
}
