import { integrate } from '../tools/integrate.ts';
import { normalDensity } from '../tools/normal.ts';

/** A one-year call 30 dollars out of the money, by quadrature of its payoff. */
function call(volatility: number): number {
  const start = 30 / volatility;
  return integrate((z) => (volatility * z - 30) * normalDensity(z), start, start + 12);
}

/** The single volatility that gives the average price, by bisection. */
export function exact(): number {
  const market = (call(10) + call(20)) / 2;
  let low = 10;
  let high = 20;
  for (let i = 0; i < 60; i += 1) {
    const middle = (low + high) / 2;
    if (call(middle) < market) low = middle;
    else high = middle;
  }
  return low;
}

/** The mean of the two deviations, and the root of their mean square. */
export function mistakes(): number[] {
  return [(10 + 20) / 2, Math.sqrt((10 ** 2 + 20 ** 2) / 2)];
}
