import { integrate } from '../tools/integrate.ts';
import { drawNormal, normalDensity } from '../tools/normal.ts';

/** The variance adds up over the day; the mean size of a normal profit follows by quadrature. */
export function exact(): number {
  const variance = integrate((t) => (9000 * (1 - t) * 2) ** 2, 0, 1, 10);
  return 2 * integrate((z) => Math.sqrt(variance) * z * normalDensity(z), 0, 12);
}

export function mistakes(): number[] {
  const deviation = Math.sqrt(integrate((t) => (9000 * (1 - t) * 2) ** 2, 0, 1, 10));
  const averageHolding = 9000 / 2;
  return [deviation, averageHolding * 2 * Math.sqrt(2 / Math.PI)];
}

/**
 * Selling evenly brings in the average price of the day. Given the close, the average of a Brownian
 * path is half of the close, give or take a normal of variance 1/12.
 */
export function simulate(random: () => number): number {
  const average = drawNormal(random) / 2 + drawNormal(random) / Math.sqrt(12);
  return Math.abs(9000 * 2 * average);
}
