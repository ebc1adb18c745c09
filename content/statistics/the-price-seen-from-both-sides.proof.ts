import { solveLinear } from '../tools/solve-linear.ts';

interface Numbers {
  before: number;
}

/** The noise of a trade with which the forecast keeps this error variance from minute to minute. */
function noiseOf({ before }: Numbers): number {
  // The trade must take off exactly what the next step of the walk adds.
  const after = before - 1;
  return 1 / (1 / after - 1 / before);
}

/**
 * The middle column of the inverse precision matrix of a day with so many minutes on either side
 * of the middle. What lies far beyond hardly matters.
 */
function middleColumn(half: number, noise: number): number[] {
  const minutes = 2 * half + 1;
  const precision = Array.from({ length: minutes }, (_, i) =>
    Array.from({ length: minutes }, (_, j) => {
      const steps = i === 0 || i === minutes - 1 ? 1 : 2;
      if (i === j) return 1 / noise + steps;
      return Math.abs(i - j) === 1 ? -1 : 0;
    }),
  );
  return solveLinear(
    precision,
    Array.from({ length: minutes }, (_, i) => (i === half ? 1 : 0)),
  );
}

export function exact(numbers: Numbers): number {
  return middleColumn(30, noiseOf(numbers))[30] ?? Number.NaN;
}

const half = 9;
const weightsByNoise = new Map<number, number[]>();

/** The best estimate weighs each trade by its precision times the column. */
function weightsFor(noise: number): number[] {
  const known = weightsByNoise.get(noise);
  if (known) return known;
  const weights = middleColumn(half, noise).map((entry) => entry / noise);
  weightsByNoise.set(noise, weights);
  return weights;
}

export function simulate(random: () => number, numbers: Numbers): number {
  const noise = noiseOf(numbers);
  const weights = weightsFor(noise);
  let value = 0;
  let middle = 0;
  let estimate = 0;
  for (let minute = 0; minute <= 2 * half; minute += 1) {
    // Two independent normal numbers at once (Box-Muller).
    const radius = Math.sqrt(-2 * Math.log(1 - random()));
    const angle = 2 * Math.PI * random();
    value += radius * Math.cos(angle);
    if (minute === half) middle = value;
    estimate += (weights[minute] ?? 0) * (value + Math.sqrt(noise) * radius * Math.sin(angle));
  }
  return (estimate - middle) ** 2;
}

/** The trade of the minute used by both filters, and the forward filter alone. */
export function mistakes(numbers: Numbers): number[] {
  const noise = noiseOf(numbers);
  let forecast = 1;
  for (let minute = 0; minute < 200; minute += 1) {
    forecast = 1 / (1 / forecast + 1 / noise) + 1;
  }
  const after = 1 / (1 / forecast + 1 / noise);
  return [after / 2, after];
}
