import { integrate } from '../tools/integrate.ts';
import { drawNormal, normalDensity } from '../tools/normal.ts';

interface Numbers {
  swing: number;
}

/** Adds up the covariances of the four fixings, then integrates the payoff. */
export function exact({ swing }: Numbers): number {
  let variance = 0;
  for (let i = 1; i <= 4; i += 1) {
    for (let j = 1; j <= 4; j += 1) variance += (swing ** 2 * Math.min(i, j)) / 4 / 16;
  }
  const deviation = Math.sqrt(variance);
  return integrate((z) => deviation * z * normalDensity(z), 0, 12);
}

export function mistakes({ swing }: Numbers): number[] {
  let independent = 0;
  for (let i = 1; i <= 4; i += 1) independent += (swing ** 2 * i) / 4 / 16;
  const continuous = swing ** 2 / 3;
  return [independent, continuous].map((variance) => Math.sqrt(variance / (2 * Math.PI)));
}

/** The average is compared with today's price, so only the moves matter. */
export function simulate(random: () => number, { swing }: Numbers): number {
  let move = 0;
  let sum = 0;
  for (let fixing = 0; fixing < 4; fixing += 1) {
    move += swing * Math.sqrt(1 / 4) * drawNormal(random);
    sum += move;
  }
  return Math.max(sum / 4, 0);
}
