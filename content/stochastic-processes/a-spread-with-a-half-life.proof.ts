import { drawNormal } from '../tools/normal.ts';

interface Numbers {
  halfLife: number;
  halvings: number;
  /** The standard deviation in the long run. */
  deviation: number;
  start: number;
}

/** What a day leaves of the mispricing, and the variance of the noise that it adds. */
function oneDay({ halfLife, deviation }: Numbers): { keep: number; noise: number } {
  const keep = 2 ** (-1 / halfLife);
  return { keep, noise: deviation ** 2 * (1 - keep * keep) };
}

/** Carries mean and variance forward day by day. */
export function exact(numbers: Numbers): number {
  const { keep, noise } = oneDay(numbers);
  let mean = numbers.start;
  let variance = 0;
  for (let day = 0; day < numbers.halfLife * numbers.halvings; day += 1) {
    mean *= keep;
    variance = keep * keep * variance + noise;
  }
  return mean * mean + variance;
}

export function mistakes(numbers: Numbers): number[] {
  const { halfLife, halvings, deviation, start } = numbers;
  const left = oneDay(numbers).keep ** (halfLife * halvings);
  const variance = deviation ** 2;
  return [variance + (start ** 2 - variance) * left, (start * left) ** 2 + variance];
}

export function simulate(random: () => number, numbers: Numbers): number {
  const { keep, noise } = oneDay(numbers);
  const size = Math.sqrt(noise);
  let spread = numbers.start;
  for (let day = 0; day < numbers.halfLife * numbers.halvings; day += 1) {
    spread = keep * spread + size * drawNormal(random);
  }
  return spread * spread;
}

/** The expected fall per standard deviation, day by day. */
export function followUps(numbers: Numbers): number[] {
  const { keep, noise } = oneDay(numbers);
  let [mean, variance] = [numbers.start, 0];
  for (let day = 0; day < numbers.halfLife * numbers.halvings; day += 1) {
    mean *= keep;
    variance = keep * keep * variance + noise;
  }
  return [(numbers.start - mean) / Math.sqrt(variance)];
}
