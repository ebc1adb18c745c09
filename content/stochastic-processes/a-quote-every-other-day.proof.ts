import { drawNormal } from '../tools/normal.ts';

interface Numbers {
  step: number;
  before: number;
}

/** The error of a quote that takes off in each cycle what the two days have added. */
function noiseOf({ step, before }: Numbers): number {
  const after = before - 2 * step;
  return 1 / (1 / after - 1 / before);
}

/** Repeats two days of drift and one quote until the error variance no longer changes. */
function steadyVariance(numbers: Numbers): number {
  let variance = 0;
  for (let cycle = 0; cycle < 200; cycle += 1) {
    const before = variance + 2 * numbers.step;
    variance = 1 / (1 / before + 1 / noiseOf(numbers));
  }
  return variance;
}

export function exact(numbers: Numbers): number {
  return steadyVariance(numbers) + numbers.step;
}

export function mistakes(numbers: Numbers): number[] {
  return [steadyVariance(numbers), steadyVariance(numbers) + 2 * numbers.step];
}

/** Follows the value and the estimate over many quotes, and then for one day without a quote. */
export function simulate(random: () => number, numbers: Numbers): number {
  const { step, before } = numbers;
  const noise = noiseOf(numbers);
  const gain = before / (before + noise);
  let value = 0;
  let estimate = 0;
  for (let cycle = 0; cycle < 11; cycle += 1) {
    value += Math.sqrt(2 * step) * drawNormal(random);
    const quote = value + Math.sqrt(noise) * drawNormal(random);
    estimate += gain * (quote - estimate);
  }
  value += Math.sqrt(step) * drawNormal(random);
  return (value - estimate) ** 2;
}
