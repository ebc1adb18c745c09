import type { Answer } from '../contracts/answer.ts';

/** Kinds of answers that learners compare with theirs, and judge themselves. */
export const selfJudgedKinds = ['open', 'interval'] as const;

export type SelfJudgedAnswer = Extract<Answer, { kind: (typeof selfJudgedKinds)[number] }>;
/** An answer that can be checked. */
export type ClosedAnswer = Exclude<Answer, SelfJudgedAnswer>;
export type PartsAnswer = Extract<Answer, { kind: 'parts' }>;
/** One that is given at once. */
export type SingleAnswer = Exclude<ClosedAnswer, PartsAnswer>;
export type NumericAnswer = Exclude<SingleAnswer, { kind: 'choice' }>;

export function isSelfJudgedKind(kind: Answer['kind']): kind is SelfJudgedAnswer['kind'] {
  return selfJudgedKinds.some((own) => own === kind);
}

export function isClosed(answer: Answer | null): answer is ClosedAnswer {
  return answer !== null && !isSelfJudgedKind(answer.kind);
}

export function isSingle(answer: Answer | null): answer is SingleAnswer {
  return isClosed(answer) && answer.kind !== 'parts';
}

export function isNumeric(answer: Answer | null): answer is NumericAnswer {
  return isNumericKind(answer?.kind);
}

export function isNumericKind(kind: Answer['kind'] | undefined): kind is NumericAnswer['kind'] {
  return kind === 'fraction' || kind === 'number' || kind === 'expression';
}

/** What a good answer names: one point a line, with or without a dash. */
export function rubricPoints(rubric: string): string[] {
  return rubric
    .split('\n')
    .map((line) => line.replace(/^\s*[-*]\s+/, '').trim())
    .filter((point) => point !== '');
}

/** The answer as a number in its unit; for choices the number of the correct one; of parts, the last. */
export function valueOfAnswer(answer: Exclude<Answer, { kind: 'open' }>): number {
  if (answer.kind === 'parts') {
    const last = answer.parts.at(-1);
    return last ? valueOfAnswer(last.answer) : Number.NaN;
  }
  if (answer.kind === 'expression') return answer.numeric;
  if (answer.kind !== 'fraction') return answer.value;
  const [numerator, denominator] = answer.value.split('/');
  return Number(numerator) / Number(denominator);
}
