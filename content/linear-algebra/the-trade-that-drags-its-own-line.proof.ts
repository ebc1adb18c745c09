import { decimal, point, type Sliders } from '../tools/figure.ts';
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

export function sliders({ small, last }: Numbers): Sliders {
  return {
    lastSize: { from: small + 1, to: last, start: small + 2 },
    raise: { from: 0.5, to: 4, step: 0.5, start: 2 },
  };
}

/** The line before and after the cost of the last trade is raised. */
export function figure(
  { lastSize = 10, raise = 2 }: Record<string, number>,
  { small, last }: Numbers,
): string[] {
  const sizes = sizesOf({ small, last: lastSize });
  const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
  const spread = sizes.reduce((sum, size) => sum + (size - mean) ** 2, 0);
  /** The height of the fitted line at a size. */
  const fitted = (costs: number[], size: number) => {
    const center = costs.reduce((sum, cost) => sum + cost, 0) / costs.length;
    const product = costs.reduce((sum, cost, i) => sum + cost * ((sizes[i] ?? 0) - mean), 0);
    return center + (product / spread) * (size - mean);
  };
  const before = sizes.map((_, i) => (i < small ? 2 + ((3 * i) % 4) / 2 : 3));
  const after = before.with(small, 3 + raise);
  const line = (costs: number[]) =>
    [1, lastSize].map((size) => point(size, fitted(costs, size))).join(' ');
  const [low, high] = [fitted(before, lastSize), fitted(after, lastSize)];
  const others = before.slice(0, small).map((cost, i) => point(i + 1, cost));
  return [
    `alt: At size ${lastSize} the cost rises by $${raise.toFixed(2)} and takes the line along by $${(high - low).toFixed(2)}, which is ${decimal((100 * (high - low)) / raise, 1)}% of it.`,
    `x: 0 to ${last + 1}`,
    'y: 0 to 8',
    'x axis: size in lots',
    `x ticks: 1, ${small}, ${last}`,
    'y axis: cost in dollars',
    'y ticks: 0, 2, 4, 6, 8',
    `dot: ${others.join(' ')}`,
    `gray dashed line: ${line(before)}`,
    `gray open dot: ${point(lastSize, 3)}`,
    `blue thick line: ${line(after)}`,
    `red line: ${point(lastSize, high)} ${point(lastSize, 3 + raise)}`,
    `blue arrow: ${point(lastSize, low)} ${point(lastSize, high)}`,
    `red dot: ${point(lastSize, 3 + raise)}`,
  ];
}
