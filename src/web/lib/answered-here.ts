import type { AnswerJudgment, CarriedAnswer } from '#shared/contracts/answer-check.ts';
import { mostCarriedAnswers } from '#shared/domain/carried-answers.ts';
import type { QuestionStatus } from '#shared/domain/question-status.ts';
import { browserList } from './browser-list.ts';

/** An answer that a visitor gave in this browser, offered to their account when they sign in. */
interface AnsweredHere extends Omit<CarriedAnswer, 'variant' | 'earlier' | 'firstPart'> {
  /** Absent: the question's usual numbers. */
  variant?: string | null;
  /** Absent: the question has no parts. */
  earlier?: string[];
  firstPart?: number;
  isRight: boolean;
}

type JudgedAnswer = Omit<AnsweredHere, 'first' | 'firstPart' | 'isRight'> &
  Pick<AnswerJudgment, 'verdict'>;

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

/** Keeps a right answer, otherwise the latest one, and the first one if it was a miss. */
export function rememberAnswer({ verdict, earlier = [], ...given }: JudgedAnswer): void {
  const all = readAnsweredHere();
  const before = all.find(({ questionId }) => questionId === given.questionId);
  if (before?.isRight) return;
  // The first numbers decide.
  if (before && (before.variant ?? null) !== (given.variant ?? null)) return;
  const isMiss = verdict === 'wrong' || verdict === 'close';
  const own = isMiss ? { first: given.answer, firstPart: earlier.length } : {};
  const { first, firstPart } = before?.first === undefined ? own : before;
  const answered = {
    ...given,
    ...(first !== undefined && { first }),
    ...(firstPart && { firstPart }),
    ...(earlier.length > 0 && { earlier }),
    isRight: verdict === 'right',
  };
  kept.write([...all.filter((other) => other !== before), answered]);
}

/** Whether it was right on the first try. */
export function isFirstRight({ isRight, first }: AnsweredHere): boolean {
  return isRight && first === undefined;
}

function isAnswered(value: unknown): value is AnsweredHere {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'questionId' in value &&
    Number.isSafeInteger(value.questionId) &&
    'answer' in value &&
    typeof value.answer === 'string' &&
    (!('first' in value) || typeof value.first === 'string') &&
    'explored' in value &&
    typeof value.explored === 'boolean' &&
    (!('earlier' in value) || isTexts(value.earlier)) &&
    (!('firstPart' in value) || Number.isSafeInteger(value.firstPart)) &&
    (!('variant' in value) || value.variant === null || typeof value.variant === 'string') &&
    'isRight' in value &&
    typeof value.isRight === 'boolean'
  );
}

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');
