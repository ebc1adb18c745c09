import { solveLinear } from '../tools/solve-linear.ts';

/** Solves for the weights, up to scale, and rescales. */
export function exact(): number {
  const weights = solveLinear(
    [
      [1, 1 / 2, 1 / 2],
      [1 / 2, 1, 1 / 2],
      [1 / 2, 1 / 2, 1],
    ],
    [1, 1, 1],
  );
  return 1 / weights.reduce((sum, weight) => sum + weight, 0);
}
