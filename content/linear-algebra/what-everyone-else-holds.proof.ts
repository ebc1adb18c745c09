import { drawNormal } from '../tools/normal.ts';
import { solveLinear } from '../tools/solve-linear.ts';

const matrix = Array.from({ length: 5 }, (_, i) =>
  Array.from({ length: 5 }, (_, j) => (i === j ? 0 : 1)),
);

/** Adds up the squared effects of each total's error on the solution of the equations. */
export function exact(): number {
  let variance = 0;
  for (let total = 0; total < 5; total += 1) {
    const right = matrix.map((_, i) => (i === total ? 1 : 0));
    variance += (solveLinear(matrix, right)[0] ?? 0) ** 2;
  }
  return variance;
}

/** Everyone holds nothing, so the reports are pure error; the squared position found for trader 1. */
export function simulate(random: () => number): number {
  const own = drawNormal(random);
  let sum = own;
  for (let other = 0; other < 4; other += 1) sum += drawNormal(random);
  return (sum / 4 - own) ** 2;
}
