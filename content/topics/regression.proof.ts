import { solveLinear } from '../tools/solve-linear.ts';

/** The slope from the normal equations of intercept and slope. */
export function exact(): number {
  const [, slope = Number.NaN] = solveLinear(
    [
      [3, 0 + 1 + 2],
      [0 + 1 + 2, 0 + 1 + 4],
    ],
    [1 + 0 + 2, 0 * 1 + 1 * 0 + 2 * 2],
  );
  return slope;
}
