import { callPrice, putPrice } from '../tools/black-scholes.ts';
import { theTrueOne } from '../tools/the-true-one.ts';

interface Numbers {
  count: number;
  fall: number;
}

/** A straddle whose delta is zero at a share price of 100 and a volatility of 20%. */
function straddle(share: number, fall: number): number {
  const volatility = 0.2 - (fall * (share - 100)) / 100;
  const terms = { share, strike: 100 * Math.exp(0.02 / 4), volatility, years: 0.25 };
  return callPrice(terms) + putPrice(terms);
}

export function values({ fall }: Numbers): Record<string, number> {
  return { up: straddle(101, fall), middle: straddle(100, fall), down: straddle(99, fall) };
}

export function exact({ count, fall }: Numbers): number {
  const step = 0.01;
  const slope = (straddle(100 + step, fall) - straddle(100 - step, fall)) / (2 * step);
  const shares = -count * slope;
  const claimed = (40 * count * fall) / 100;
  const isAbout = (value: number) => Math.abs(shares - value) < 0.01 * count;
  return theTrueOne([isAbout(0), isAbout(-claimed), isAbout(claimed), isAbout((40 * count) / 100)]);
}
