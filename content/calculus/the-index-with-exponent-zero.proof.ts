interface Numbers {
  /** The fourth roots of the prices. */
  rootA: number;
  rootB: number;
  /** The weight of the first price. */
  quarters: number;
}

const prices = ({ rootA, rootB }: Numbers) => [rootA ** 4, rootB ** 4] as const;

/** Means of the values at p and −p, extrapolated to p = 0 in even powers of p. */
export function exact(numbers: Numbers): number {
  const [a, b] = prices(numbers);
  const weight = numbers.quarters / 4;
  const index = (p: number) => (weight * a ** p + (1 - weight) * b ** p) ** (1 / p);
  let row: number[] = [];
  for (let level = 0; level < 5; level += 1) {
    const p = 0.4 / 2 ** level;
    const next = [(index(p) + index(-p)) / 2];
    for (const [i, older] of row.entries()) {
      const newer = next[i] ?? 0;
      next.push(newer + (newer - older) / (4 ** (i + 1) - 1));
    }
    row = next;
  }
  return row[row.length - 1] ?? 0;
}

/** The geometric mean of four prices, each as often as it has quarters. */
export function check(numbers: Numbers): number {
  const [a, b] = prices(numbers);
  const four = [0, 1, 2, 3].map((i) => (i < numbers.quarters ? a : b));
  return Math.sqrt(Math.sqrt(four.reduce((product, price) => product * price, 1)));
}

/** The geometric mean without the weights. */
export function mistakes(numbers: Numbers): number[] {
  const [a, b] = prices(numbers);
  return [Math.sqrt(a * b)];
}
