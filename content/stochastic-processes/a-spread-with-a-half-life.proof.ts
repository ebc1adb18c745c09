import { drawNormal } from '../tools/normal.ts';

const keep = 2 ** (-1 / 5);
const noise = 64 * (1 - keep * keep);

/** Carries mean and variance forward day by day; the noise keeps the long-run variance at 64. */
export function exact(): number {
  let mean = 12;
  let variance = 0;
  for (let day = 0; day < 10; day += 1) {
    mean *= keep;
    variance = keep * keep * variance + noise;
  }
  return mean * mean + variance;
}

export function mistakes(): number[] {
  const left = keep ** 10;
  return [64 + (12 ** 2 - 64) * left, (12 * left) ** 2 + 64];
}

export function simulate(random: () => number): number {
  let spread = 12;
  for (let day = 0; day < 10; day += 1) {
    spread = keep * spread + Math.sqrt(noise) * drawNormal(random);
  }
  return spread * spread;
}
