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

export function mistakes(): number[] {
  const discount = (4.43 + 5.37) / 10;
  return [50 - 4.43 - discount * 45, 50 - 4.43 - 45];
}
