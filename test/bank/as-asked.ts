import { type NumericAnswer, valueOfAnswer } from '#shared/domain/answer-value.ts';

/** Whether two values are the same at the precision that the question asks for. */
export function isAsAsked(answer: NumericAnswer, value: number): boolean {
  const truth = valueOfAnswer(answer);
  const distance = Math.abs(value - truth);
  return distance <= Math.abs(truth) * 1e-9 || distance <= (lastPlace(answer, truth) / 2) * 1.0001;
}

function lastPlace({ exact, digits, places }: NumericAnswer, truth: number): number {
  if (places !== undefined) return 10 ** -places;
  if (exact || (digits === undefined && Number.isInteger(truth))) return 0;
  return 10 ** (Math.floor(Math.log10(Math.abs(truth))) + 1 - (digits ?? 3));
}
