import { drawNormal } from '../tools/normal.ts';
import { solveLinear } from '../tools/solve-linear.ts';

interface Numbers {
  slope: number;
  reliability: number;
}

/** The noise variance and the true slope that fit the two findings, for a signal of variance 1. */
function unknowns({ slope, reliability }: Numbers): { noise: number; beta: number } {
  let low = 0;
  let high = 10;
  for (let i = 0; i < 100; i += 1) {
    const noise = (low + high) / 2;
    if (1 / (1 + noise) > reliability) low = noise;
    else high = noise;
  }
  return { noise: low, beta: slope * (1 + low) };
}

/** Regresses on both copies at once; the average carries the sum of the coefficients. */
export function exact(numbers: Numbers): number {
  const { noise, beta } = unknowns(numbers);
  const coefficients = solveLinear(
    [
      [1 + noise, 1],
      [1, 1 + noise],
    ],
    [beta, beta],
  );
  return coefficients.reduce((sum, coefficient) => sum + coefficient, 0);
}

export function mistakes(numbers: Numbers): number[] {
  const { noise, beta } = unknowns(numbers);
  return [beta, beta / (1 + noise / 4)];
}

/** The product of return and average, per variance of the average. */
export function simulate(random: () => number, { slope, reliability }: Numbers): number {
  const noise = 1 / reliability - 1;
  const beta = slope * (1 + noise);
  const size = Math.sqrt(noise);
  const signal = drawNormal(random);
  const average = signal + (size * (drawNormal(random) + drawNormal(random))) / 2;
  const outcome = beta * signal + drawNormal(random) / 2;
  return (outcome * average) / (1 + noise / 2);
}

/** Regresses on three copies at once. */
export function followUps(numbers: Numbers): number[] {
  const { noise, beta } = unknowns(numbers);
  const coefficients = solveLinear(
    [
      [1 + noise, 1, 1],
      [1, 1 + noise, 1],
      [1, 1, 1 + noise],
    ],
    [beta, beta, beta],
  );
  return [coefficients.reduce((sum, coefficient) => sum + coefficient, 0)];
}
