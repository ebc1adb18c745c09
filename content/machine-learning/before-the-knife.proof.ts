import { theTrueOne } from '../tools/the-true-one.ts';

type Row = (number | null)[];

const plain: Row[] = [
  [3, 20, 7],
  [5, null, 2],
  [4, 12, 9],
  [6, 25, 3],
  [2, 14, 8],
  [7, 22, 4],
];
const targets = [0.2, 0.5, 0.1, 0.6, -0.1, 0.7];
const training = 4;

const known = (column: number, rows: Row[]) =>
  rows.map((row) => row[column] ?? null).filter((value) => value !== null);

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (place: number) => sorted[Math.floor(place)] ?? Number.NaN;
  return (at((sorted.length - 1) / 2) + at(sorted.length / 2)) / 2;
}

function correlation(column: number, rows: Row[]): number {
  const pairs = rows.flatMap((row, i) => {
    const value = row[column] ?? null;
    return value === null ? [] : [[value, targets[i] ?? 0] as const];
  });
  const [x, y] = [mean(pairs.map(([value]) => value)), mean(pairs.map(([, target]) => target))];
  const sum = (term: (pair: readonly [number, number]) => number) =>
    pairs.reduce((total, pair) => total + term(pair), 0);
  const product = sum(([value, target]) => (value - x) * (target - y));
  return product / Math.sqrt(sum(([v]) => (v - x) ** 2) * sum(([, t]) => (t - y) ** 2));
}

const eachValue = (rows: Row[], change: (value: number | null, column: number) => number | null) =>
  rows.map((row) => row.map((value, column) => change(value, column)));

const center = (rows: Row[]) =>
  eachValue(rows, (value, column) => (value === null ? null : value - mean(known(column, rows))));

const fill = (rows: Row[]) =>
  eachValue(rows, (value, column) => value ?? median(known(column, rows)));

const logarithm = (rows: Row[]) =>
  eachValue(rows, (value) => (value === null ? null : Math.log(value)));

/** Keeps the column that correlates most with the target: one of three instead of 20 of many. */
function select(rows: Row[]): Row[] {
  const strengths = [0, 1, 2].map((column) => Math.abs(correlation(column, rows)));
  const best = strengths.indexOf(Math.max(...strengths));
  return rows.map((row) => [row[best] ?? null]);
}

/** Changes each value of the test rows in turn: a step leaks if a training row ever notices. */
function leaks(step: (rows: Row[]) => Row[], table = plain): boolean {
  const learned = (rows: Row[]) => JSON.stringify(step(rows).slice(0, training));
  const before = learned(table);
  for (let row = training; row < table.length; row += 1) {
    for (const column of [0, 1, 2]) {
      const changed = table.map((values, i) =>
        values.map((value, j) => (i === row && j === column ? 40 : value)),
      );
      if (learned(changed) !== before) return true;
    }
  }
  return false;
}

export function exact(): number {
  return theTrueOne([center, fill, logarithm, select].map((step) => !leaks(step)));
}

/** From the top down, or turned over for the way up. */
function fillForward(rows: Row[]): Row[] {
  const last: Row = [null, null, null];
  return rows.map((row) =>
    row.map((value, column) => {
      last[column] = value ?? last[column] ?? null;
      return last[column];
    }),
  );
}

const fillBackward = (rows: Row[]) => fillForward(rows.toReversed()).toReversed();
const rank = (rows: Row[]) =>
  eachValue(rows, (value, column) =>
    value === null ? null : known(column, rows).filter((other) => other < value).length,
  );

/** The same test, on a table in which the last training row has a gap. */
export function followUps(): number[] {
  const gapped = plain.map((row, i) => (i === training - 1 ? [null, 25, 3] : row));
  return [theTrueOne([fillForward, fillBackward, rank].map((step) => !leaks(step, gapped)))];
}
