import { solveLinear } from '../tools/solve-linear.ts';

/** The opponent's mix that gives both of your actions the same value: two equations for the mix and the value. */
export function exact(): number {
  const [, value = Number.NaN] = solveLinear(
    [
      [3 + 1, -1],
      [-2 - 1, -1],
    ],
    [1, -1],
  );
  return value;
}
