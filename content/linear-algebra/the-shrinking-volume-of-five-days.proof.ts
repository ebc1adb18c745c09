import { drawNormal } from '../tools/normal.ts';

/**
 * The determinant is a quadratic form in each asset's returns, so its mean depends on their second
 * moments alone. A series that is √n on one of n days, at random, and 0 on the others has the same
 * ones: this averages over all n³ choices of days.
 */
function meanDeterminant(days: number): number {
  let sum = 0;
  for (let a = 0; a < days; a += 1) {
    for (let b = 0; b < days; b += 1) {
      for (let c = 0; c < days; c += 1) {
        const product = (i: number, j: number) =>
          (days * ((i === j ? 1 : 0) - 1 / days)) / (days - 1);
        sum += determinant(
          product(a, a),
          product(a, b),
          product(a, c),
          product(b, b),
          product(b, c),
          product(c, c),
        );
      }
    }
  }
  return sum / days ** 3;
}

export function exact(): number {
  return meanDeterminant(5);
}

/** Of a symmetric matrix, by its entries from the diagonal to the right. */
function determinant(
  aa: number,
  ab: number,
  ac: number,
  bb: number,
  bc: number,
  cc: number,
): number {
  return aa * (bb * cc - bc * bc) - ab * (ab * cc - bc * ac) + ac * (ab * bc - bb * ac);
}

export function simulate(random: () => number): number {
  let [a, b, c] = [0, 0, 0];
  let [aa, ab, ac, bb, bc, cc] = [0, 0, 0, 0, 0, 0];
  for (let day = 0; day < 5; day += 1) {
    const x = drawNormal(random);
    const y = drawNormal(random);
    const z = drawNormal(random);
    a += x;
    b += y;
    c += z;
    aa += x * x;
    ab += x * y;
    ac += x * z;
    bb += y * y;
    bc += y * z;
    cc += z * z;
  }
  const centered = (product: number, p: number, q: number) => (product - (p * q) / 5) / 4;
  return determinant(
    centered(aa, a, a),
    centered(ab, a, b),
    centered(ac, a, c),
    centered(bb, b, b),
    centered(bc, b, c),
    centered(cc, c, c),
  );
}

export function mistakes(): number[] {
  const trueDeterminant = 1;
  const uncentered = (5 * 4 * 3) / 4 ** 3;
  return [trueDeterminant, uncentered];
}

/** Adds days until the mean is large enough. */
export function followUps(): number[] {
  let days = 5;
  while (meanDeterminant(days) < 0.9) days += 1;
  return [days];
}
