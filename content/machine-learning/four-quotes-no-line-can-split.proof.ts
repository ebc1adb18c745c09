import { solveLinear } from '../tools/solve-linear.ts';

const filled = [
  [2, 1],
  [-2, -1],
] as const;
const unfilled = [
  [2, -1],
  [-2, 1],
] as const;

type Point = readonly [number, number];

const kernel = (x: Point, z: Point) => (1 + x[0] * z[0] + x[1] * z[1]) ** 2;

/**
 * Half the distance between two segments in the feature space, by kernel values alone: minimizes
 * the squared length of A + s (B - A) - C - t (D - C).
 */
export function exact(): number {
  const points = [filled[0], filled[1], unfilled[0], unfilled[1]] as const;
  const product = (u: readonly number[], v: readonly number[]) => {
    let sum = 0;
    for (const [i, x] of points.entries()) {
      for (const [j, z] of points.entries()) sum += (u[i] ?? 0) * (v[j] ?? 0) * kernel(x, z);
    }
    return sum;
  };
  const start = [1, 0, -1, 0];
  const along = [-1, 1, 0, 0];
  const across = [0, 0, 1, -1];
  const [s = 0, t = 0] = solveLinear(
    [
      [product(along, along), product(along, across)],
      [product(across, along), product(across, across)],
    ],
    [-product(start, along), -product(start, across)],
  );
  if (Math.min(s, t) < 0 || Math.max(s, t) > 1) return Number.NaN;
  const nearest = start.map((value, i) => value + s * (along[i] ?? 0) + t * (across[i] ?? 0));
  return Math.sqrt(product(nearest, nearest)) / 2;
}

export function mistakes(): number[] {
  const betweenClasses = 2 * exact();
  const plainProduct = 2 * 1;
  return [betweenClasses, plainProduct];
}
