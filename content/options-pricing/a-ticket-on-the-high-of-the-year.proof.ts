import { integrate } from '../tools/integrate.ts';
import { drawNormal, normalDensity } from '../tools/normal.ts';

/** Adds up over levels x the chance that the high is above x, itself an integral over the close. */
export function exact(): number {
  const passed = (x: number) =>
    integrate((close) => normalDensity(close) * Math.exp(-2 * x * (x - close)), -10, x, 20) +
    integrate(normalDensity, x, 12, 20);
  return 10 * integrate(passed, 1, 10, 30);
}

export function mistakes(): number[] {
  return [10 * integrate((close) => (close - 1) * normalDensity(close), 1, 12)];
}

/** The close is normal; given the close, the high of the Brownian bridge is drawn by inversion. */
export function simulate(random: () => number): number {
  const close = drawNormal(random);
  const high = (close + Math.sqrt(close * close - 2 * Math.log(1 - random()))) / 2;
  return Math.max(10 * high - 10, 0);
}
