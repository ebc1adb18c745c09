/** Solves a square system of linear equations by elimination with row pivoting. */
export function solveLinear(matrix: number[][], right: number[]): number[] {
  const size = right.length;
  const rows = matrix.map((row, i) => [...row, right[i] ?? Number.NaN]);
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.NaN;
  for (let column = 0; column < size; column += 1) {
    let best = column;
    for (let i = column + 1; i < size; i += 1) {
      if (Math.abs(at(i, column)) > Math.abs(at(best, column))) best = i;
    }
    const pivotRow = rows[best] ?? [];
    rows[best] = rows[column] ?? [];
    rows[column] = pivotRow;
    for (let i = 0; i < size; i += 1) {
      if (i === column) continue;
      const factor = at(i, column) / at(column, column);
      rows[i] = (rows[i] ?? []).map((entry, j) => entry - factor * at(column, j));
    }
  }
  return rows.map((_, i) => at(i, size) / at(i, i));
}
