import { drawNormal } from '../tools/normal.ts';
import { solveLinear } from '../tools/solve-linear.ts';

/** X1, X2 and X3 as combinations of the shocks e0 to e3. */
const loadings = [
  [0.5, 1, 0, 0],
  [0, 0.5, 1, 0],
  [0, 0, 0.5, 1],
];

function covariance(i: number, j: number): number {
  return (loadings[i] ?? []).reduce((sum, load, k) => sum + load * (loadings[j]?.[k] ?? 0), 0);
}

function forecast(): [number, number] {
  const [a = 0, b = 0] = solveLinear(
    [
      [covariance(0, 0), covariance(0, 1)],
      [covariance(1, 0), covariance(1, 1)],
    ],
    [covariance(0, 2), covariance(1, 2)],
  );
  return [a, b];
}

/** Writes the forecast error in terms of the shocks and adds up the squares. */
export function exact(): number {
  const [a, b] = forecast();
  let error = 0;
  for (let k = 0; k < 4; k += 1) {
    const load =
      (loadings[2]?.[k] ?? 0) - a * (loadings[0]?.[k] ?? 0) - b * (loadings[1]?.[k] ?? 0);
    error += load ** 2;
  }
  return error;
}

const [first, second] = forecast();

export function simulate(random: () => number): number {
  let last = drawNormal(random);
  let shock = drawNormal(random);
  const x1 = shock + last / 2;
  last = shock;
  shock = drawNormal(random);
  const x2 = shock + last / 2;
  const x3 = drawNormal(random) + shock / 2;
  return (x3 - first * x1 - second * x2) ** 2;
}
