import { theTrueOne } from '../tools/the-true-one.ts';

interface Numbers {
  rows: number;
  error: number;
  ratio: number;
}

type Row = readonly [x: number, y: number];

/** The slope of the least-squares line, and the standard error that a program reports. */
function regress(table: Row[]) {
  const mean = (value: (row: Row) => number) =>
    table.reduce((sum, row) => sum + value(row), 0) / table.length;
  const [middleX, middleY] = [mean(([x]) => x), mean(([, y]) => y)];
  const spread = mean(([x]) => (x - middleX) ** 2) * table.length;
  const slope = (mean(([x, y]) => (x - middleX) * (y - middleY)) * table.length) / spread;
  const residual = ([x, y]: Row) => y - middleY - slope * (x - middleX);
  const squares = mean((row) => residual(row) ** 2) * table.length;
  return { slope, error: Math.sqrt(squares / (table.length - 2) / spread) };
}

/** A table of so many rows whose regression reports just this. */
function tableOf({ rows, error, ratio }: Numbers): Row[] {
  const size = error * Math.sqrt(rows - 2);
  return Array.from({ length: rows }, (_, i) => {
    const x = i % 2 === 0 ? 1 : -1;
    const noise = i % 4 < 2 ? size : -size;
    return [x, error * ratio * x + noise] as const;
  });
}

function pasted(numbers: Numbers) {
  const table = tableOf(numbers);
  return regress([...table, ...table]);
}

export function exact(numbers: Numbers): number {
  const before = regress(tableOf(numbers));
  const after = pasted(numbers);
  const isAbout = (value: number, claimed: number) => Math.abs(value / claimed - 1) < 0.01;
  const reports = (slope: number, error: number) =>
    isAbout(after.slope, slope) && isAbout(after.error, error);
  return theTrueOne([
    reports(before.slope, before.error),
    reports(before.slope, before.error / Math.SQRT2),
    reports(before.slope, before.error / 2),
    reports(2 * before.slope, before.error),
  ]);
}

export function values(numbers: Numbers) {
  const { slope, error } = pasted(numbers);
  return { newError: error, newRatio: slope / error };
}

/** Pastes the table again and again. */
export function followUps(numbers: Numbers): number[] {
  const table = tableOf(numbers);
  const rows: Row[] = [];
  for (let copies = 1; ; copies += 1) {
    rows.push(...table);
    const { slope, error } = regress(rows);
    if (slope / error > 4) return [copies];
  }
}
