import { solveLinear } from '../tools/solve-linear.ts';

/** The euro is at $1.30 or $0.80 in a year. The deposits give the price of $1 in each case, and a forward is free. */
export function exact(): number {
  const [high, low] = [1.3, 0.8];
  const [ifHigh = Number.NaN, ifLow = Number.NaN] = solveLinear(
    [
      [1.05, 1.05],
      [1.02 * high, 1.02 * low],
    ],
    [1, 1.02],
  );
  return (ifHigh * high + ifLow * low) / (ifHigh + ifLow);
}
