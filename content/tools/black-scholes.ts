import { normalCdf } from './normal.ts';

/** A European option on a share without dividends, in years and with continuous compounding. */
export interface Terms {
  share: number;
  strike: number;
  volatility: number;
  years: number;
  rate?: number;
}

export function callPrice(terms: Terms): number {
  const { share, upper, lower, paid } = partsOf(terms);
  return share * normalCdf(upper) - paid * normalCdf(lower);
}

export function putPrice(terms: Terms): number {
  const { share, upper, lower, paid } = partsOf(terms);
  return paid * normalCdf(-lower) - share * normalCdf(-upper);
}

export function callDelta(terms: Terms): number {
  return normalCdf(partsOf(terms).upper);
}

export function putDelta(terms: Terms): number {
  return -normalCdf(-partsOf(terms).upper);
}

/** What the formulas call d1 and d2, and the present value of the strike. */
function partsOf({ share, strike, volatility, years, rate = 0 }: Terms) {
  const paid = strike * Math.exp(-rate * years);
  const deviation = volatility * Math.sqrt(years);
  const upper = Math.log(share / paid) / deviation + deviation / 2;
  return { share, paid, upper, lower: upper - deviation };
}
