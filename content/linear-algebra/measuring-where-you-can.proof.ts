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

/** A regression for which the program prints these numbers, x and z being the unit vectors. */
const oldRows = [
  [1, -1],
  [0, 1 / 3],
  [0, 1 / 3],
  [0, 1 / 3],
] as const;
const newRows = Array.from({ length: 5 }, () => [0, 1] as const);
const rows = [...oldRows, ...newRows];
const [atX, atZ] = [7, -4];

/** Observes all nine rows, refits by least squares, and squares the error of the fitted value at x. */
export function simulate(random: () => number): number {
  let [xx, xz, zz, xy, zy] = [0, 0, 0, 0, 0];
  for (const [x, z] of rows) {
    const observed = x * atX + z * atZ + drawNormal(random);
    xx += x * x;
    xz += x * z;
    zz += z * z;
    xy += x * observed;
    zy += z * observed;
  }
  const fitted = (xy * zz - zy * xz) / (xx * zz - xz * xz);
  return (fitted - atX) ** 2;
}

export function mistakes(): number[] {
  const [atX, atZ, both, observations] = [4, 3, 3, 5];
  return [1 / (1 / atX + observations), atX - both ** 2 / (1 + atZ)];
}
