import { callPrice, putPrice } from '../tools/black-scholes.ts';
import { theTrueOne } from '../tools/the-true-one.ts';

/** A straddle on 100 shares whose delta is zero at a share price of 100 and a volatility of 20%. */
function book(share: number, volatility: number): number {
  const terms = { share, strike: 100 * Math.exp(0.02 / 4), volatility, years: 0.25 };
  return 100 * (callPrice(terms) + putPrice(terms));
}

export function exact(): number {
  const step = 0.01;
  const volatilityAt = (share: number) => 0.2 - (0.5 * (share - 100)) / 100;
  const value = (share: number) => book(share, volatilityAt(share));
  const shares = -(value(100 + step) - value(100 - step)) / (2 * step);
  const isAbout = (claimed: number) => Math.abs(shares - claimed) < 1;
  return theTrueOne([isAbout(0), isAbout(-20), isAbout(20), isAbout(40)]);
}
