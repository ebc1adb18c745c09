import { drawExponential } from '../tools/draw.ts';
import { integrate } from '../tools/integrate.ts';

/** The mean gap is the integral over time of the chance that exactly one feed has reported. */
export function exact(): number {
  const waiting = (mean: number, time: number) => Math.exp(-time / mean);
  return integrate(
    (time) => waiting(3, time) * (1 - waiting(6, time)) + waiting(6, time) * (1 - waiting(3, time)),
    0,
    240,
    400,
  );
}

export function simulate(random: () => number): number {
  return Math.abs(drawExponential(random, 1 / 3) - drawExponential(random, 1 / 6));
}

/** The difference of the mean delays. */
export function mistakes(): number[] {
  return [6 - 3];
}
