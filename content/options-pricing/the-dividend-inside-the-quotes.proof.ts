import { solveLinear } from '../tools/solve-linear.ts';

/** Parity at both strikes is linear in the discount factor and in the dividend's present value. */
export function exact(): number {
  const [discount = 0, dividendNow = 0] = solveLinear(
    [
      [45, 1],
      [55, 1],
    ],
    [50 - (6.73 - 2.3), 50 - (1.13 - 6.5)],
  );
  return dividendNow / discount;
}
