import type { Answer } from '../contracts/answer.ts';

/** An answer that can be checked. */
export type ClosedAnswer = Exclude<Answer, { kind: 'open' }>;
export type NumericAnswer = Exclude<ClosedAnswer, { kind: 'choice' }>;

/** The answer as a number in its unit; for choices the number of the correct one. */
export function valueOfAnswer(answer: ClosedAnswer): number {
  if (answer.kind === 'expression') return answer.numeric;
  if (answer.kind !== 'fraction') return answer.value;
  const [numerator, denominator] = answer.value.split('/');
  return Number(numerator) / Number(denominator);
}
