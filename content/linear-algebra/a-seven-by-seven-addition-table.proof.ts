/** Fits rows and columns in turn by least squares until nothing changes. */
export function exact(): number {
  const numbers = [1, 2, 3, 4, 5, 6, 7];
  let columns = numbers.map(() => 1);
  let rows = columns;
  for (let round = 0; round < 100; round += 1) {
    rows = closest(numbers, columns);
    columns = closest(numbers, rows);
  }
  let errors = 0;
  for (const i of numbers) {
    for (const j of numbers) errors += (i + j - (rows[i - 1] ?? 0) * (columns[j - 1] ?? 0)) ** 2;
  }
  return errors;
}

/** For each number i the factor that brings the other side's factors closest to the entries i + j. */
function closest(numbers: number[], others: number[]): number[] {
  const squares = others.reduce((sum, other) => sum + other ** 2, 0);
  return numbers.map(
    (i) => others.reduce((sum, other, j) => sum + other * (i + j + 1), 0) / squares,
  );
}

export function mistakes(): number[] {
  const table = [1, 2, 3, 4, 5, 6, 7].map((i) => [1, 2, 3, 4, 5, 6, 7].map((j) => i + j));
  const totals = table.map((row) => row.reduce((sum, entry) => sum + entry));
  const all = totals.reduce((sum, total) => sum + total);
  let errors = 0;
  for (const [i, row] of table.entries()) {
    for (const [j, entry] of row.entries()) {
      errors += (entry - ((totals[i] ?? 0) * (totals[j] ?? 0)) / all) ** 2;
    }
  }
  return [errors, Math.sqrt(exact())];
}

/** The squared deviations of all entries from their mean. */
export function followUps(): number[] {
  const numbers = [1, 2, 3, 4, 5, 6, 7];
  const entries = numbers.flatMap((i) => numbers.map((j) => i + j));
  const mean = entries.reduce((sum, entry) => sum + entry, 0) / entries.length;
  return [entries.reduce((sum, entry) => sum + (entry - mean) ** 2, 0)];
}
