import { drawExponential } from '../tools/draw.ts';
import { integrate } from '../tools/integrate.ts';

/** Squares the average and integrates over time; beyond 20 hours less than 1e-18 is left. */
export function exact(): number {
  return integrate((t) => ((Math.exp(-t) - Math.exp(-3 * t)) / (2 * t)) ** 2, 0, 20);
}

/** Two signals with their own rates, looked at together at one random time. */
export function simulate(random: () => number): number {
  const t = drawExponential(random, 2);
  const first = Math.exp(-(1 + 2 * random()) * t);
  const second = Math.exp(-(1 + 2 * random()) * t);
  return (first * second) / (2 * Math.exp(-2 * t));
}

export function mistakes(): number[] {
  const atMeanRate = integrate((t) => Math.exp(-2 * t) ** 2, 0, 20);
  const meanEnergy = integrate((rate) => 1 / (2 * rate) / 2, 1, 3);
  return [atMeanRate, meanEnergy];
}
