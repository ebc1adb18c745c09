import type { Answer } from '../contracts/answer.ts';

/** Kinds of answers that learners compare with theirs, and judge themselves. */
export const selfJudgedKinds = ['open', 'interval'] as const;

export type SelfJudgedAnswer = Extract<Answer, { kind: (typeof selfJudgedKinds)[number] }>;
/** An answer that can be checked. */
export type ClosedAnswer = Exclude<Answer, SelfJudgedAnswer>;
export type NumericAnswer = Exclude<ClosedAnswer, { kind: 'choice' }>;

export function isSelfJudgedKind(kind: Answer['kind']): kind is SelfJudgedAnswer['kind'] {
  return kind === 'open' || kind === 'interval';
}

export function isClosed(answer: Answer | null): answer is ClosedAnswer {
  return answer !== null && !isSelfJudgedKind(answer.kind);
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

/** The answer as a number in its unit; for choices the number of the correct one. */
export function valueOfAnswer(answer: Exclude<Answer, { kind: 'open' }>): number {
  if (answer.kind === 'expression') return answer.numeric;
  if (answer.kind !== 'fraction') return answer.value;
  const [numerator, denominator] = answer.value.split('/');
  return Number(numerator) / Number(denominator);
}
