import { callPrice, putPrice } from '../tools/black-scholes.ts';
import { theTrueOne } from '../tools/the-true-one.ts';

interface Numbers {
  low: number;
  width: number;
  before: number;
}

/** The four legs one by one, each at a volatility of its own for both of its strikes. */
export function exact({ low, width, before }: Numbers): number {
  const high = low + width;
  const gains = [0.7, 0.95, 1, 1.05, 1.4].map((ratio) => {
    const box = (rate: number) => {
      const at = (strike: number) => ({
        share: ratio * (low + width / 2),
        strike,
        volatility: strike === low ? 0.25 : 0.2,
        years: 1,
        rate,
      });
      return callPrice(at(low)) - callPrice(at(high)) + putPrice(at(high)) - putPrice(at(low));
    };
    return 100 * (box((before + 1) / 100) - box(before / 100));
  });
  const [most, least] = [Math.max(...gains), Math.min(...gains)];
  const size = Math.round(Math.abs(most));
  return theTrueOne([
    Math.round(most) === -size && Math.round(least) === -size,
    most < 0.5 && least > -0.5,
    Math.round(most) === size && Math.round(least) === size,
    most > 0 && least < 0,
  ]);
}
