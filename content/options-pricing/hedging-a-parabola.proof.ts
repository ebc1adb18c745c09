import { integrate } from '../tools/integrate.ts';
import { drawNormal, normalDensity } from '../tools/normal.ts';

/** The variance of the hedged profit over one of `count` periods, from any level, by quadrature. */
function periodVariance(count: number): number {
  const length = 1 / count;
  const level = 0.7;
  const value = (x: number, timeLeft: number) => x * x + timeLeft;
  const profit = (z: number) => {
    const next = level + Math.sqrt(length) * z;
    return value(level, length) - value(next, 0) + 2 * level * (next - level);
  };
  return integrate((z) => profit(z) ** 2 * normalDensity(z), -12, 12, 20);
}

/** The first count at which the deviation of the sum is at most 6% of the price, which is 1. */
export function exact(): number {
  let low = 1;
  let high = 100_000;
  while (low < high) {
    const count = Math.floor((low + high) / 2);
    if (Math.sqrt(count * periodVariance(count)) <= 0.06) high = count;
    else low = count + 1;
  }
  return low;
}

export function mistakes(): number[] {
  const varianceOfSquare = 1;
  return [Math.ceil(varianceOfSquare / 0.06 ** 2), Math.ceil(2 / 0.06)];
}

const hedges = 25;

/** The answer is a count, which no trial has as its mean; the variance at another count shows the way to it. */
export const estimates = {
  name: `the variance of your result with ${hedges} hedges, if the price you received is 1. At most 6% of the price means a variance of at most 0.0036`,
  value: hedges * periodVariance(hedges),
};

/** One path of the price: the square of the final profit or loss, whose mean is 0. */
export function simulate(random: () => number): number {
  let level = 0;
  let gainOfHedge = 0;
  for (let hedge = 0; hedge < hedges; hedge += 1) {
    const delta = 2 * level;
    const move = drawNormal(random) / Math.sqrt(hedges);
    gainOfHedge += delta * move;
    level += move;
  }
  return (1 + gainOfHedge - level ** 2) ** 2;
}
