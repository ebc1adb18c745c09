import { drawNormal } from '../tools/normal.ts';
import { solveLinear } from '../tools/solve-linear.ts';

/** The weights of y1, y2, y3 in the best forecast, from the normal equations. */
const weights = solveLinear(
  [
    [5, 2, 0],
    [2, 5, 2],
    [0, 2, 5],
  ],
  [0, 0, 2],
);
const [w1 = 0, w2 = 0, w3 = 0] = weights;

/** Writes the forecast error as a combination of the five shocks and adds up the squared coefficients. */
export function exact(): number {
  const coefficients = [-2 * w1, -w1 - 2 * w2, -w2 - 2 * w3, 2 - w3, 1];
  return coefficients.reduce((sum, coefficient) => sum + coefficient ** 2, 0);
}

export function simulate(random: () => number): number {
  const e0 = drawNormal(random);
  const e1 = drawNormal(random);
  const e2 = drawNormal(random);
  const e3 = drawNormal(random);
  const e4 = drawNormal(random);
  const forecast = w1 * (e1 + 2 * e0) + w2 * (e2 + 2 * e1) + w3 * (e3 + 2 * e2);
  return (e4 + 2 * e3 - forecast) ** 2;
}
