import { integrate } from '../tools/integrate.ts';
import { drawNormal, normalDensity } from '../tools/normal.ts';

/** Adds up the covariances of the four fixings, then integrates the payoff. */
export function exact(): number {
  let variance = 0;
  for (let i = 1; i <= 4; i += 1) {
    for (let j = 1; j <= 4; j += 1) variance += (100 * Math.min(i, j)) / 4 / 16;
  }
  const deviation = Math.sqrt(variance);
  return integrate((z) => deviation * z * normalDensity(z), 0, 12);
}

export function mistakes(): number[] {
  let independent = 0;
  for (let i = 1; i <= 4; i += 1) independent += (100 * i) / 4 / 16;
  const continuous = 100 / 3;
  return [independent, continuous].map((variance) => Math.sqrt(variance / (2 * Math.PI)));
}

export function simulate(random: () => number): number {
  let price = 100;
  let sum = 0;
  for (let fixing = 0; fixing < 4; fixing += 1) {
    price += 10 * Math.sqrt(1 / 4) * drawNormal(random);
    sum += price;
  }
  return Math.max(sum / 4 - 100, 0);
}
