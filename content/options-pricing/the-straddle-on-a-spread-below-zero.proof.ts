import { integrate } from '../tools/integrate.ts';
import { drawNormal, normalDensity } from '../tools/normal.ts';

interface Numbers {
  level: number;
  price: number;
  near: number;
  factor: number;
}

/** The mean of max(spread - strike, 0) at the money, by quadrature over the upper half. */
function call(volatility: number, years: number): number {
  const deviation = volatility * Math.sqrt(years);
  return integrate((z) => deviation * z * normalDensity(z), 0, 12, 40);
}

/** The volatility at which call and put together cost what the straddle does, by bisection. */
function impliedVolatility({ price, near }: Numbers): number {
  let low = 0;
  let high = 1000;
  for (let i = 0; i < 60; i += 1) {
    const middle = (low + high) / 2;
    if (2 * call(middle, near / 12) < price) low = middle;
    else high = middle;
  }
  return low;
}

export function exact(numbers: Numbers): number {
  return call(impliedVolatility(numbers), (numbers.near * numbers.factor) / 12);
}

export function mistakes({ price, factor }: Numbers): number[] {
  return [(price / 2) * factor, price * Math.sqrt(factor)];
}

/** The mean absolute value of a normal number is its deviation times the root of 2/π. */
export function simulate(random: () => number, { level, price, near, factor }: Numbers): number {
  const volatility = price / Math.sqrt(near / 12) / Math.sqrt(2 / Math.PI);
  const years = (near * factor) / 12;
  const spread = -level + volatility * Math.sqrt(years) * drawNormal(random);
  return Math.max(spread + level, 0);
}
