const sigma = [
  [1, 9 / 16, 0],
  [9 / 16, 1, 0],
  [0, 0, 1],
];

/** Solves x (Σx) = 1 for one asset at a time, the others held fixed, until nothing changes. */
export function exact(): number {
  const x = [1, 0.5, 2];
  for (let round = 0; round < 200; round += 1) {
    for (let i = 0; i < 3; i += 1) {
      let others = 0;
      for (let j = 0; j < 3; j += 1) if (j !== i) others += (sigma[i]?.[j] ?? 0) * (x[j] ?? 0);
      x[i] = (-others + Math.sqrt(others ** 2 + 4)) / 2;
    }
  }
  const [a = 0, b = 0, c = 0] = x;
  return c / (a + b + c);
}

export function mistakes(): number[] {
  const pair = 1 / (1 + 9 / 16);
  return [1 / 3, 1 / (2 * pair + 1)];
}
