import { drawNormal } from '../tools/normal.ts';
import { solveLinear } from '../tools/solve-linear.ts';

/** The noise variance and the true slope that fit the two findings, for a signal of variance 1. */
function unknowns(): { noise: number; beta: number } {
  let low = 0;
  let high = 10;
  for (let i = 0; i < 100; i += 1) {
    const noise = (low + high) / 2;
    if (1 / (1 + noise) > 0.75) low = noise;
    else high = noise;
  }
  return { noise: low, beta: 0.6 * (1 + low) };
}

/** Regresses on both copies at once; the average carries the sum of the coefficients. */
export function exact(): number {
  const { noise, beta } = unknowns();
  const coefficients = solveLinear(
    [
      [1 + noise, 1],
      [1, 1 + noise],
    ],
    [beta, beta],
  );
  return coefficients.reduce((sum, coefficient) => sum + coefficient, 0);
}

export function mistakes(): number[] {
  const { noise, beta } = unknowns();
  return [beta, beta / (1 + noise / 4)];
}

const { noise, beta } = unknowns();
const size = Math.sqrt(noise);

/** The product of return and average, per variance of the average. */
export function simulate(random: () => number): number {
  const signal = drawNormal(random);
  const average = signal + (size * (drawNormal(random) + drawNormal(random))) / 2;
  const outcome = beta * signal + drawNormal(random) / 2;
  return (outcome * average) / (1 + noise / 2);
}
