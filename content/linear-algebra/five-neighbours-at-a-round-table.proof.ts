/** Whether elimination meets only positive pivots. */
function isPositiveDefinite(rho: number, seats: number): boolean {
  const rows = Array.from({ length: seats }, (_, i) =>
    Array.from({ length: seats }, (_, j) => {
      if (i === j) return 1;
      return (i - j + seats) % seats === 1 || (j - i + seats) % seats === 1 ? rho : 0;
    }),
  );
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.NaN;
  for (let pivot = 0; pivot < seats; pivot += 1) {
    if (at(pivot, pivot) <= 0) return false;
    for (let i = pivot + 1; i < seats; i += 1) {
      const factor = at(i, pivot) / at(pivot, pivot);
      rows[i] = (rows[i] ?? []).map((entry, j) => entry - factor * at(pivot, j));
    }
  }
  return true;
}

/** Bisects between a possible correlation and an impossible one. */
function largestCorrelation(seats: number): number {
  let possible = 0;
  let impossible = 1;
  for (let i = 0; i < 60; i += 1) {
    const rho = (possible + impossible) / 2;
    if (isPositiveDefinite(rho, seats)) possible = rho;
    else impossible = rho;
  }
  return possible;
}

export function exact(): number {
  return largestCorrelation(5);
}

/** An even table, around which the weights 1 and −1 can alternate. */
export function mistakes(): number[] {
  return [largestCorrelation(4)];
}

/** Bisects below zero. */
export function followUps(): number[] {
  let possible = 0;
  let impossible = -1;
  for (let i = 0; i < 60; i += 1) {
    const rho = (possible + impossible) / 2;
    if (isPositiveDefinite(rho, 5)) possible = rho;
    else impossible = rho;
  }
  return [possible];
}
