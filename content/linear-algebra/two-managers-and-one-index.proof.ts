/** Whether elimination meets only positive pivots. */
function isPositiveDefinite(matrix: number[][]): boolean {
  const rows = matrix.map((row) => [...row]);
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.NaN;
  for (let pivot = 0; pivot < rows.length; pivot += 1) {
    if (at(pivot, pivot) <= 0) return false;
    for (let i = pivot + 1; i < rows.length; i += 1) {
      const factor = at(i, pivot) / at(pivot, pivot);
      rows[i] = (rows[i] ?? []).map((entry, j) => entry - factor * at(pivot, j));
    }
  }
  return true;
}

/** Bisects between an impossible correlation and a possible one. */
export function exact(): number {
  let impossible = -1;
  let possible = 0.64;
  for (let i = 0; i < 60; i += 1) {
    const r = (impossible + possible) / 2;
    const isPossible = isPositiveDefinite([
      [1, 0.8, 0.8],
      [0.8, 1, r],
      [0.8, r, 1],
    ]);
    if (isPossible) possible = r;
    else impossible = r;
  }
  return possible;
}

export function mistakes(): number[] {
  const correlation = 0.8;
  return [correlation ** 2, correlation + correlation - 1];
}
