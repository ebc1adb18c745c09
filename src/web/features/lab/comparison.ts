import type { Estimates } from '#shared/contracts/simulation.ts';

interface Known {
  /** What the mean of the trials approaches, if not the answer. */
  estimates: Estimates | null;
  /** Of the answer. */
  prediction: string | null;
  /** Null until the reader knows it. */
  answer: number | null;
}

/** What the mean of the trials is shown next to. A true value never comes before the answer. */
export function comparisonFor({ estimates, prediction, answer }: Known) {
  if (!estimates) return { prediction, trueValue: answer };
  return { prediction: null, trueValue: answer === null ? null : estimates.value };
}
