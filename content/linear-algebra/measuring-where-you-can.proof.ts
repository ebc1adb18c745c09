import { drawNormal } from '../tools/normal.ts';
import { solveLinear } from '../tools/solve-linear.ts';

/** In two dimensions, with x and z as the unit vectors, the printed numbers are the inverse of A. */
export function exact(): number {
  const printed = [
    [4, 3],
    [3, 3],
  ];
  const [a = 0, b = 0] = solveLinear(printed, [1, 0]);
  const [, d = 0] = solveLinear(printed, [0, 1]);
  const after = [
    [a, b],
    [b, d + 5],
  ];
  return solveLinear(after, [1, 0])[0] ?? Number.NaN;
}

/** The squared error at x of the weighted mean of old fit and new data, all true values being zero. */
export function simulate(random: () => number): number {
  const atZ = Math.sqrt(3) * drawNormal(random);
  const atX = (3 / 3) * atZ + Math.sqrt(4 - 3) * drawNormal(random);
  let sum = 0;
  for (let i = 0; i < 5; i += 1) sum += drawNormal(random);
  const combined = (atZ / 3 + sum) / (1 / 3 + 5);
  return (atX + (3 / 3) * (combined - atZ)) ** 2;
}
