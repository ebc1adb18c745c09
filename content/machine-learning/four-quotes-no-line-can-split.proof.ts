import { solveLinear } from '../tools/solve-linear.ts';

interface Numbers {
  across: number;
  up: number;
}

type Point = readonly [number, number];

const kernel = (x: Point, z: Point) => (1 + x[0] * z[0] + x[1] * z[1]) ** 2;

/**
 * Half the distance between two segments in the feature space, by kernel values alone: minimizes
 * the squared length of A + s (B - A) - C - t (D - C).
 */
export function exact({ across: first, up: second }: Numbers): number {
  const points: Point[] = [
    [first, second],
    [-first, -second],
    [first, -second],
    [-first, second],
  ];
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

export function mistakes(numbers: Numbers): number[] {
  const betweenClasses = 2 * exact(numbers);
  const plainProduct = numbers.across * numbers.up;
  return [betweenClasses, plainProduct];
}
