import { integrate } from '../tools/integrate.ts';
import { drawNormal, normalDensity } from '../tools/normal.ts';

const growth = (deviation: number, z: number) => Math.exp(deviation * z - deviation ** 2 / 2);

/** The slope of the call's price in the share's price: the mean growth on the paths that end above. */
function delta(deviation: number): number {
  return integrate((z) => growth(deviation, z) * normalDensity(z), deviation / 2, 14);
}

/** The deviation of the logarithm at which the delta is 0.6, by bisection. */
function impliedDeviation(): number {
  let low = 0;
  let high = 3;
  for (let i = 0; i < 60; i += 1) {
    const middle = (low + high) / 2;
    if (delta(middle) < 0.6) low = middle;
    else high = middle;
  }
  return low;
}

const deviation = impliedDeviation();

export function exact(): number {
  return integrate((z) => (100 * growth(deviation, z) - 100) * normalDensity(z), deviation / 2, 14);
}

export function mistakes(): number[] {
  const aboveStrike = 1 / 2;
  return [100 * 0.6 - 100 * aboveStrike];
}

export function simulate(random: () => number): number {
  return Math.max(100 * growth(deviation, drawNormal(random)) - 100, 0);
}
