import { solveLinear } from '../tools/solve-linear.ts';

/** One equation per number of heads at the end of the tosses so far. */
export function exact(): number {
  const [none = Number.NaN] = solveLinear(
    [
      [1 / 2, -1 / 2],
      [-1 / 2, 1],
    ],
    [1, 1],
  );
  return none;
}
