import { integrate } from '../tools/integrate.ts';
import { drawNormal, normalDensity } from '../tools/normal.ts';

interface Numbers {
  shares: number;
  swing: number;
}

/** What the price moves of the day add up to, each weighted with the holding of its moment. */
function varianceOf({ shares, swing }: Numbers): number {
  return integrate((t) => (shares * (1 - t) * swing) ** 2, 0, 1, 10);
}

/** The variance adds up over the day; the mean size of a normal profit follows by quadrature. */
export function exact(numbers: Numbers): number {
  const deviation = Math.sqrt(varianceOf(numbers));
  return 2 * integrate((z) => deviation * z * normalDensity(z), 0, 12);
}

export function mistakes(numbers: Numbers): number[] {
  const { shares, swing } = numbers;
  const averageHolding = shares / 2;
  return [Math.sqrt(varianceOf(numbers)), averageHolding * swing * Math.sqrt(2 / Math.PI)];
}

/**
 * Selling evenly brings in the average price of the day. Given the close, the average of a Brownian
 * path is half of the close, give or take a normal of variance 1/12.
 */
export function simulate(random: () => number, { shares, swing }: Numbers): number {
  const average = drawNormal(random) / 2 + drawNormal(random) / Math.sqrt(12);
  return Math.abs(shares * swing * average);
}
