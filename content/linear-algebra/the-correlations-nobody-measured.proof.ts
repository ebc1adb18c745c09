const unknown = [
  [0, 2],
  [1, 3],
  [0, 3],
] as const;

function determinant(values: readonly number[]): number {
  const [r13 = 0, r24 = 0, r14 = 0] = values;
  const rows = [
    [1, 0.6, r13, r14],
    [0.6, 1, 0.8, r24],
    [r13, 0.8, 1, 0.6],
    [r14, r24, 0.6, 1],
  ];
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.NaN;
  let product = 1;
  for (let pivot = 0; pivot < 4; pivot += 1) {
    product *= at(pivot, pivot);
    for (let i = pivot + 1; i < 4; i += 1) {
      const factor = at(i, pivot) / at(pivot, pivot);
      rows[i] = (rows[i] ?? []).map((entry, j) => entry - factor * at(pivot, j));
    }
  }
  return product;
}

/** Climbs in one unknown at a time: the determinant is a parabola in each, so three values show its top. */
export function exact(): number {
  const values = [0.3, 0.5, 0.2];
  for (let round = 0; round < 200; round += 1) {
    for (const k of unknown.keys()) {
      const here = values[k] ?? 0;
      const step = 0.01;
      const middle = determinant(values);
      const above = determinant(values.with(k, here + step));
      const below = determinant(values.with(k, here - step));
      values[k] = here + (step * (above - below)) / (2 * (2 * middle - above - below));
    }
  }
  return determinant(values);
}

export function mistakes(): number[] {
  return [determinant([0.6 * 0.8, 0.8 * 0.6, 0])];
}
