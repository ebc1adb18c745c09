import { drawNormal } from '../tools/normal.ts';

/** Repeats two days of drift and one quote until the error variance no longer changes. */
function steadyVariance(): number {
  let variance = 0;
  for (let cycle = 0; cycle < 200; cycle += 1) {
    const before = variance + 2;
    variance = 1 / (1 / before + 1 / 12);
  }
  return variance;
}

export function exact(): number {
  return steadyVariance() + 1;
}

export function mistakes(): number[] {
  return [steadyVariance(), steadyVariance() + 2];
}

const gain = (steadyVariance() + 2) / (steadyVariance() + 2 + 12);

/** Follows the value and the estimate over many quotes, and then for one day without a quote. */
export function simulate(random: () => number): number {
  let value = 0;
  let estimate = 0;
  for (let cycle = 0; cycle < 16; cycle += 1) {
    value += Math.SQRT2 * drawNormal(random);
    const quote = value + Math.sqrt(12) * drawNormal(random);
    estimate += gain * (quote - estimate);
  }
  value += drawNormal(random);
  return (value - estimate) ** 2;
}
