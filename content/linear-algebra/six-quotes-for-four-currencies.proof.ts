import { solveLinear } from '../tools/solve-linear.ts';

const quotes = [
  [0, 1, 4],
  [0, 2, 7],
  [0, 3, 12],
  [1, 2, 1],
  [1, 3, 10],
  [2, 3, 3],
] as const;

/** Ordinary least squares on three unknown levels, the fourth being zero. */
export function exact(): number {
  const matrix = [
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ];
  const right = [0, 0, 0];
  for (const [from, to, quote] of quotes) {
    const design = [0, 1, 2].map((level) => (level === from ? 1 : level === to ? -1 : 0));
    for (const [i, row] of matrix.entries()) {
      for (let j = 0; j < 3; j += 1) row[j] = (row[j] ?? 0) + (design[i] ?? 0) * (design[j] ?? 0);
      right[i] = (right[i] ?? 0) + (design[i] ?? 0) * quote;
    }
  }
  const levels = [...solveLinear(matrix, right), 0];
  return quotes.reduce(
    (sum, [from, to, quote]) => sum + (quote - (levels[from] ?? 0) + (levels[to] ?? 0)) ** 2,
    0,
  );
}

/** Keeps the quotes between neighbors and makes the others fit them. */
export function mistakes(): number[] {
  const levels = [0, 4, 4 + 1, 4 + 1 + 3];
  return [
    quotes.reduce(
      (sum, [from, to, quote]) => sum + (quote - ((levels[to] ?? 0) - (levels[from] ?? 0))) ** 2,
      0,
    ),
  ];
}

/** The dimension of the quotes less that of the quotes without arbitrage, by elimination. */
export function followUps(): number[] {
  const currencies = 6;
  const rows: number[][] = [];
  for (let i = 0; i < currencies; i += 1) {
    for (let j = i + 1; j < currencies; j += 1) {
      rows.push(Array.from({ length: currencies }, (_, k) => (k === i ? 1 : k === j ? -1 : 0)));
    }
  }
  const count = rows.length;
  let rank = 0;
  for (let column = 0; column < currencies; column += 1) {
    const pivot = rows.findIndex((row) => Math.abs(row[column] ?? 0) > 1e-9);
    const [lead] = pivot < 0 ? [] : rows.splice(pivot, 1);
    if (!lead) continue;
    rank += 1;
    for (const [i, row] of rows.entries()) {
      const factor = (row[column] ?? 0) / (lead[column] ?? 1);
      rows[i] = row.map((entry, k) => entry - factor * (lead[k] ?? 0));
    }
  }
  return [count - rank];
}
