import { integrate } from '../tools/integrate.ts';
import { solveLinear } from '../tools/solve-linear.ts';
import { theTrueOne } from '../tools/the-true-one.ts';

const [rows, correlation, explained] = [103, 0.98, 0.2];
const ratios = [0.6, 0.4] as const;
const left = rows - 3;

/** The chance of a t-statistic beyond this one on either side, by quadrature of its density. */
function chanceBeyond(ratio: number): number {
  const density = (t: number) => (1 + t ** 2 / left) ** (-(left + 1) / 2);
  const beyond = integrate(density, Math.abs(ratio), 40);
  return beyond / (beyond + integrate(density, 0, Math.abs(ratio)));
}

/** The chance of so much explained by two columns without any effect: the tail of a beta density. */
function chanceOfTogether(): number {
  const density = (share: number) => (1 - share) ** (left / 2 - 1);
  return integrate(density, explained, 1) / integrate(density, 0, 1);
}

/** The mean of both estimated slopes, over all signs of the errors, with nearly equal columns. */
function meanSlopes(truth: readonly [number, number]): number[] {
  const columns = [
    [1, 2, 3, 4, 5, 6],
    [1.2, 2, 2.9, 4.1, 4.8, 6.1],
  ] as const;
  const design = [[1, 1, 1, 1, 1, 1], ...columns];
  const dot = (a: readonly number[], b: readonly number[]) =>
    a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);
  const sums = [0, 0];
  for (let signs = 0; signs < 64; signs += 1) {
    const outcome = columns[0].map((x, i) => {
      const error = (signs >> i) % 2 === 0 ? 1 : -1;
      return truth[0] * x + truth[1] * (columns[1][i] ?? 0) + error;
    });
    const slopes = solveLinear(
      design.map((a) => design.map((b) => dot(a, b))),
      design.map((a) => dot(a, outcome)),
    );
    for (const k of [0, 1]) sums[k] = (sums[k] ?? 0) + (slopes[k + 1] ?? 0) / 64;
  }
  return sums;
}

export function exact(): number {
  const fromRatios =
    (ratios[0] ** 2 + ratios[1] ** 2 + 2 * correlation * ratios[0] * ratios[1]) /
    (2 * (1 - correlation ** 2));
  const fromShare = explained / 2 / ((1 - explained) / left);
  if (Math.abs(fromRatios / fromShare - 1) > 0.01) return Number.NaN;
  const [first = 0, second = 0] = ratios.map((ratio) => chanceBeyond(ratio));
  const together = chanceOfTogether();
  const [one = 0, other = 0] = meanSlopes([0.7, 0.4]);
  return theTrueOne([
    together > 0.05,
    one < 0.7 - 1e-6 && other < 0.4 - 1e-6,
    together < 0.05 && first > 0.05 && second > 0.05,
    first < 0.05,
  ]);
}

/** The sum of the slopes over its standard error, from the inverse of the signals' correlations. */
export function followUps(): number[] {
  const matrix = [
    [1, correlation],
    [correlation, 1],
  ];
  const [a = 0, b = 0] = solveLinear(matrix, [1, 0]);
  const single = Math.sqrt(a);
  return [((ratios[0] + ratios[1]) * single) / Math.sqrt(a + a + b + b)];
}
