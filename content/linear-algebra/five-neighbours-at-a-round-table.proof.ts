/** Whether elimination meets only positive pivots. */
function isPositiveDefinite(rho: number): boolean {
  const rows = Array.from({ length: 5 }, (_, i) =>
    Array.from({ length: 5 }, (_, j) => {
      if (i === j) return 1;
      return (i - j + 5) % 5 === 1 || (j - i + 5) % 5 === 1 ? rho : 0;
    }),
  );
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.NaN;
  for (let pivot = 0; pivot < 5; pivot += 1) {
    if (at(pivot, pivot) <= 0) return false;
    for (let i = pivot + 1; i < 5; i += 1) {
      const factor = at(i, pivot) / at(pivot, pivot);
      rows[i] = (rows[i] ?? []).map((entry, j) => entry - factor * at(pivot, j));
    }
  }
  return true;
}

/** Bisects between a possible correlation and an impossible one. */
export function exact(): number {
  let possible = 0;
  let impossible = 1;
  for (let i = 0; i < 60; i += 1) {
    const rho = (possible + impossible) / 2;
    if (isPositiveDefinite(rho)) possible = rho;
    else impossible = rho;
  }
  return possible;
}
