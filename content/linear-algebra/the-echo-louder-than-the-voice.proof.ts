import { drawNormal } from '../tools/normal.ts';
import { solveLinear } from '../tools/solve-linear.ts';

/** The weights of y1, y2, y3 in the best estimate of e3, from the normal equations. */
const weights = solveLinear(
  [
    [5, 2, 0],
    [2, 5, 2],
    [0, 2, 5],
  ],
  [0, 0, 1],
);
const [w1 = 0, w2 = 0, w3 = 0] = weights;

/** Writes the error as a combination of the four shocks and adds up the squared coefficients. */
export function exact(): number {
  const coefficients = [-2 * w1, -w1 - 2 * w2, -w2 - 2 * w3, 1 - w3];
  return coefficients.reduce((sum, coefficient) => sum + coefficient ** 2, 0);
}

export function simulate(random: () => number): number {
  const e0 = drawNormal(random);
  const e1 = drawNormal(random);
  const e2 = drawNormal(random);
  const e3 = drawNormal(random);
  const estimate = w1 * (e1 + 2 * e0) + w2 * (e2 + 2 * e1) + w3 * (e3 + 2 * e2);
  return (e3 - estimate) ** 2;
}

/** The error after an endless history, here of forty observations, and after the last one alone. */
export function mistakes(): number[] {
  const errorAfter = (count: number) => {
    const matrix = Array.from({ length: count }, (_, i) =>
      Array.from({ length: count }, (_, j) => [5, 2][Math.abs(i - j)] ?? 0),
    );
    const right = matrix.map((_, i) => (i === count - 1 ? 1 : 0));
    return 1 - (solveLinear(matrix, right)[count - 1] ?? Number.NaN);
  };
  return [errorAfter(40), errorAfter(1)];
}

/** From the normal equations for y4, which has covariance 2 with y3 alone. */
export function followUps(): number[] {
  const covariances = [
    [5, 2, 0],
    [2, 5, 2],
    [0, 2, 5],
  ];
  const [, , weight = Number.NaN] = solveLinear(covariances, [0, 0, 2]);
  return [5 - 2 * weight];
}
