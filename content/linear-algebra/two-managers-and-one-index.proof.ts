interface Numbers {
  rho: number;
}

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
export function exact({ rho }: Numbers): number {
  let impossible = -1;
  let possible = rho ** 2;
  for (let i = 0; i < 60; i += 1) {
    const r = (impossible + possible) / 2;
    const isPossible = isPositiveDefinite([
      [1, rho, rho],
      [rho, 1, r],
      [rho, r, 1],
    ]);
    if (isPossible) possible = r;
    else impossible = r;
  }
  return possible;
}

/** Unit vectors at the same angle from the index, on opposite sides of it. */
export function check({ rho }: Numbers): number {
  return Math.cos(2 * Math.acos(rho));
}

export function mistakes({ rho }: Numbers): number[] {
  return [rho ** 2, rho + rho - 1];
}

/** Bisects for three managers. */
export function followUps({ rho }: Numbers): number[] {
  let impossible = -1;
  let possible = rho ** 2;
  for (let i = 0; i < 60; i += 1) {
    const r = (impossible + possible) / 2;
    const isPossible = isPositiveDefinite([
      [1, rho, rho, rho],
      [rho, 1, r, r],
      [rho, r, 1, r],
      [rho, r, r, 1],
    ]);
    if (isPossible) possible = r;
    else impossible = r;
  }
  return [possible];
}
