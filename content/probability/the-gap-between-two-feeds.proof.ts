import { drawExponential } from '../tools/draw.ts';
import { integrate } from '../tools/integrate.ts';

interface Numbers {
  fast: number;
  slow: number;
}

/** The mean gap is the integral over time of the chance that exactly one feed has reported. */
export function exact({ fast, slow }: Numbers): number {
  const waiting = (mean: number, time: number) => Math.exp(-time / mean);
  return integrate(
    (time) =>
      waiting(fast, time) * (1 - waiting(slow, time)) +
      waiting(slow, time) * (1 - waiting(fast, time)),
    0,
    40 * slow,
    400,
  );
}

export function simulate(random: () => number, { fast, slow }: Numbers): number {
  return Math.abs(drawExponential(random, 1 / fast) - drawExponential(random, 1 / slow));
}

/** The difference of the mean delays. */
export function mistakes({ fast, slow }: Numbers): number[] {
  return [slow - fast];
}

/** For each delay of the first copy, the chance that the other takes the mean of the slow feed longer. */
export function followUps({ fast, slow }: Numbers): number[] {
  const after = (one: number, other: number) =>
    integrate(
      (time) => (Math.exp(-time / one) / one) * Math.exp(-(time + slow) / other),
      0,
      40 * slow,
    );
  return [after(fast, slow) + after(slow, fast)];
}
