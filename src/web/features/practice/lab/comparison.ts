import type { Estimates } from '#shared/contracts/simulation.ts';
import type { Commitment } from './commitment.ts';

interface Known {
  /** What the mean of the trials approaches, if it is not the answer. */
  estimates: Estimates | null;
  commitment: Commitment | null;
  /** Null until the reader knows it. */
  answer: number | null;
}

/** What the mean of the trials is shown next to. A true value never comes before the answer. */
export function comparisonFor({ estimates, commitment, answer }: Known) {
  if (!estimates) return { commitment, trueValue: answer };
  return { commitment: null, trueValue: answer === null ? null : estimates.value };
}
