import { integrate } from '../tools/integrate.ts';
import { drawNormal, normalCdf, normalDensity } from '../tools/normal.ts';

/**
 * Given the close, the average of a Brownian path is normal around half of it, with variance 1/12.
 * Integrates over all closes above the open; the average is above with probability one half.
 */
export function exact(): number {
  const above = (close: number) => normalCdf((close / 2) * Math.sqrt(12));
  return 2 * integrate((close) => above(close) * normalDensity(close), 0, 12);
}

export function mistakes(): number[] {
  const covariance = integrate((t) => t, 0, 1, 1);
  const bothPositive = (correlation: number) => 1 / 4 + Math.asin(correlation) / (2 * Math.PI);
  return [2 * bothPositive(covariance), bothPositive(covariance / Math.sqrt(1 / 3))];
}

export function simulate(random: () => number): number {
  for (;;) {
    const close = drawNormal(random);
    const average = close / 2 + drawNormal(random) / Math.sqrt(12);
    if (average > 0) return close > 0 ? 1 : 0;
  }
}

/** From each price at noon, the chance that the second half of the day does not take it below the open. */
export function followUps(): number[] {
  return [2 * integrate((noon) => normalCdf(noon) * normalDensity(noon), 0, 12)];
}
