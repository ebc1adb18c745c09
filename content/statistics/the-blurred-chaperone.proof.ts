import { solveLinear } from '../tools/solve-linear.ts';
import { theTrueOne } from '../tools/the-true-one.ts';

/** The signal's coefficient, from data in which all four sources go up and down independently. */
function coefficient(sources: number[][]): number {
  const rows = sources.map(([own = 0, demand = 0, blur = 0, noise = 0]) => ({
    columns: [1, 0.6 * demand + 0.8 * own, demand + blur],
    result: demand + noise,
  }));
  const sum = (term: (row: (typeof rows)[number]) => number) =>
    rows.reduce((total, row) => total + term(row), 0);
  const at = (row: (typeof rows)[number], i: number) => row.columns[i] ?? 0;
  const matrix = [0, 1, 2].map((i) => [0, 1, 2].map((j) => sum((row) => at(row, i) * at(row, j))));
  const right = [0, 1, 2].map((i) => sum((row) => at(row, i) * row.result));
  return solveLinear(matrix, right)[1] ?? Number.NaN;
}

export function exact(): number {
  const all = Array.from({ length: 16 }, (_, bits) =>
    [0, 1, 2, 3].map((place) => ((bits >> place) % 2 === 0 ? -1 : 1)),
  );
  // A small sample: all ways to leave out two of the sixteen rows. An endless one: all of them.
  const small: number[] = [];
  for (let a = 0; a < 16; a += 1) {
    for (let b = 0; b < a; b += 1) {
      small.push(coefficient(all.filter((_, i) => i !== a && i !== b)));
    }
  }
  const few = small.reduce((total, value) => total + value, 0) / small.length;
  const many = coefficient(all);
  const isZero = (value: number) => Math.abs(value) < 0.05;
  return theTrueOne([
    few > 0.05 && many > 0.05,
    isZero(few) && isZero(many),
    few > 0.05 && isZero(many),
    few < -0.05 && many < -0.05,
  ]);
}
