import { solveLinear } from '../tools/solve-linear.ts';

const sizes = [1, 2, 3, 4, 5, 6, 7, 8, 18];

/** The height at size 18 of the line through the costs, from the normal equations. */
function heightAtLast(costs: number[]): number {
  let [count, sum, squares, total, product] = [0, 0, 0, 0, 0];
  for (const [i, size] of sizes.entries()) {
    const cost = costs[i] ?? 0;
    count += 1;
    sum += size;
    squares += size * size;
    total += cost;
    product += size * cost;
  }
  const [intercept = 0, slope = 0] = solveLinear(
    [
      [count, sum],
      [sum, squares],
    ],
    [total, product],
  );
  return intercept + 18 * slope;
}

/** Fits twice, to some costs and to the corrected ones. */
export function exact(): number {
  const costs = [3, 1, 4, 1, 5, 9, 2, 6, 5];
  const corrected = costs.map((cost, i) => (i === 8 ? cost + 1 : cost));
  return heightAtLast(corrected) - heightAtLast(costs);
}

export function mistakes(): number[] {
  const spread = sizes.reduce((sum, size) => sum + (size - 6) ** 2, 0);
  const squares = sizes.reduce((sum, size) => sum + size ** 2, 0);
  return [(18 - 6) ** 2 / spread, 18 ** 2 / squares];
}
