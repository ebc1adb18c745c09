import { solveLinear } from '../tools/solve-linear.ts';

interface Numbers {
  small: number;
  last: number;
}

const sizesOf = ({ small, last }: Numbers) => [
  ...Array.from({ length: small }, (_, i) => i + 1),
  last,
];

/** The height at the last size of the line through the costs, from the normal equations. */
function heightAtLast(costs: number[], sizes: number[]): number {
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
  return intercept + (sizes[sizes.length - 1] ?? 0) * slope;
}

/** Fits twice, to some costs and to the corrected ones. */
export function exact(numbers: Numbers): number {
  const sizes = sizesOf(numbers);
  const costs = sizes.map((_, i) => [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9][i] ?? 0);
  const corrected = costs.map((cost, i) => (i === numbers.small ? cost + 1 : cost));
  return heightAtLast(corrected, sizes) - heightAtLast(costs, sizes);
}

export function mistakes(numbers: Numbers): number[] {
  const { last } = numbers;
  const sizes = sizesOf(numbers);
  const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
  const spread = sizes.reduce((sum, size) => sum + (size - mean) ** 2, 0);
  const squares = sizes.reduce((sum, size) => sum + size ** 2, 0);
  return [(last - mean) ** 2 / spread, last ** 2 / squares];
}
