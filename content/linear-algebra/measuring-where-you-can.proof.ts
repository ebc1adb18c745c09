import { drawNormal } from '../tools/normal.ts';
import { solveLinear } from '../tools/solve-linear.ts';

interface Numbers {
  atX: number;
  atZ: number;
  both: number;
  count: number;
}

/** In two dimensions, with x and z as the unit vectors, the printed numbers are the inverse of A. */
export function exact({ atX, atZ, both, count }: Numbers): number {
  const printed = [
    [atX, both],
    [both, atZ],
  ];
  const [a = 0, b = 0] = solveLinear(printed, [1, 0]);
  const [, d = 0] = solveLinear(printed, [0, 1]);
  const after = [
    [a, b],
    [b, d + count],
  ];
  return solveLinear(after, [1, 0])[0] ?? Number.NaN;
}

/** Two rows of a regression for which the program prints these numbers, x and z being the unit vectors. */
function oldRows({ atX, atZ, both }: Numbers) {
  const determinant = atX * atZ - both ** 2;
  const length = Math.sqrt(atZ / determinant);
  return [[length, -both / determinant / length] as const, [0, 1 / Math.sqrt(atZ)] as const];
}

const [valueAtX, valueAtZ] = [7, -4];

/** Observes all rows, refits by least squares, and squares the error of the fitted value at x. */
export function simulate(random: () => number, numbers: Numbers): number {
  const rows = oldRows(numbers);
  let [xx, xz, zz, xy, zy] = [0, 0, 0, 0, 0];
  for (let i = 0; i < rows.length + numbers.count; i += 1) {
    const [x, z] = rows[i] ?? [0, 1];
    const observed = x * valueAtX + z * valueAtZ + drawNormal(random);
    xx += x * x;
    xz += x * z;
    zz += z * z;
    xy += x * observed;
    zy += z * observed;
  }
  const fitted = (xy * zz - zy * xz) / (xx * zz - xz * xz);
  return (fitted - valueAtX) ** 2;
}

export function mistakes({ atX, atZ, both, count }: Numbers): number[] {
  return [1 / (1 / atX + count), atX - both ** 2 / (1 + atZ)];
}

/** The new observations at x instead. */
export function followUps({ atX, atZ, both, count }: Numbers): number[] {
  const printed = [
    [atX, both],
    [both, atZ],
  ];
  const [a = 0, b = 0] = solveLinear(printed, [1, 0]);
  const [, d = 0] = solveLinear(printed, [0, 1]);
  const after = [
    [a + count, b],
    [b, d],
  ];
  return solveLinear(after, [1, 0]).slice(0, 1);
}
