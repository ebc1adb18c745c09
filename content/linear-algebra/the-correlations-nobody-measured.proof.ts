interface Numbers {
  first: number;
  middle: number;
  last: number;
}

const unknown = [
  [0, 2],
  [1, 3],
  [0, 3],
] as const;

function determinant(values: readonly number[], { first, middle, last }: Numbers): number {
  const [r13 = 0, r24 = 0, r14 = 0] = values;
  const rows = [
    [1, first, r13, r14],
    [first, 1, middle, r24],
    [r13, middle, 1, last],
    [r14, r24, last, 1],
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

/**
 * Climbs in one unknown at a time: the determinant is a parabola in each, so three values show its
 * top. The start is a little off the products along the chain, where the matrix is possible.
 */
export function exact(numbers: Numbers): number {
  const { first, middle, last } = numbers;
  const values = [first * middle + 0.05, middle * last - 0.05, first * middle * last - 0.05];
  for (let round = 0; round < 200; round += 1) {
    for (const k of unknown.keys()) {
      const here = values[k] ?? 0;
      const step = 0.01;
      const middle = determinant(values, numbers);
      const above = determinant(values.with(k, here + step), numbers);
      const below = determinant(values.with(k, here - step), numbers);
      values[k] = here + (step * (above - below)) / (2 * (2 * middle - above - below));
    }
  }
  return determinant(values, numbers);
}

export function mistakes(numbers: Numbers): number[] {
  const { first, middle, last } = numbers;
  return [determinant([first * middle, middle * last, 0], numbers)];
}
