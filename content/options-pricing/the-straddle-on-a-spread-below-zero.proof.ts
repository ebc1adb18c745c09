import { integrate } from '../tools/integrate.ts';
import { drawNormal, normalDensity } from '../tools/normal.ts';

const today = -3;

/** The mean of max(spread - strike, 0) at the money, by quadrature over the upper half. */
function call(volatility: number, years: number): number {
  const deviation = volatility * Math.sqrt(years);
  return integrate((z) => deviation * z * normalDensity(z), 0, 12);
}

/** The volatility at which call and put together cost six dollars, by bisection. */
function impliedVolatility(): number {
  let low = 0;
  let high = 100;
  for (let i = 0; i < 60; i += 1) {
    const middle = (low + high) / 2;
    if (2 * call(middle, 1 / 4) < 6) low = middle;
    else high = middle;
  }
  return low;
}

export function exact(): number {
  return call(impliedVolatility(), 3 / 4);
}

export function mistakes(): number[] {
  return [(6 / 2) * (9 / 3), 6 * Math.sqrt(9 / 3)];
}

const volatility = impliedVolatility();

export function simulate(random: () => number): number {
  const spread = today + volatility * Math.sqrt(3 / 4) * drawNormal(random);
  return Math.max(spread - today, 0);
}
