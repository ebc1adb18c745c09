import { theTrueOne } from '../tools/the-true-one.ts';

interface Numbers {
  strike: number;
  width: number;
  count: number;
}

/** Whether the spreads cover the digital at all prices of a grid of cents. */
export function exact({ strike, width, count }: Numbers): number {
  const isSafe = (spreads: number, bought: number, sold: number) => {
    for (let cents = 0; cents <= 200 * strike; cents += 1) {
      const share = cents / 100;
      const owed = share >= strike ? width * count : 0;
      const paid = spreads * (Math.max(share - bought, 0) - Math.max(share - sold, 0));
      if (paid < owed - 1e-6) return false;
    }
    return true;
  };
  return theTrueOne([
    isSafe(count, strike - width, strike),
    isSafe(count, strike - width / 2, strike + width / 2),
    isSafe(count, strike, strike + width),
    isSafe(2 * count, strike, strike + width),
  ]);
}
