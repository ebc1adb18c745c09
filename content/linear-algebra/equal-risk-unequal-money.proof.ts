interface Numbers {
  ofC: number;
  ofA: number;
}

const correlation = ({ ofC, ofA }: Numbers) => (ofC / ofA) ** 2 - 1;

/** Solves x (Σx) = 1 for one asset at a time, the others held fixed, until nothing changes. */
export function exact(numbers: Numbers): number {
  const rho = correlation(numbers);
  const sigma = [
    [1, rho, 0],
    [rho, 1, 0],
    [0, 0, 1],
  ];
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

/** Raises the weight of C until its contribution reaches that of A. */
export function check(numbers: Numbers): number {
  let [low, high] = [0, 1];
  for (let halving = 0; halving < 60; halving += 1) {
    const c = (low + high) / 2;
    const a = (1 - c) / 2;
    if (c * c < a * (a + correlation(numbers) * a)) low = c;
    else high = c;
  }
  return low;
}

export function mistakes(numbers: Numbers): number[] {
  const pair = 1 / (1 + correlation(numbers));
  return [1 / 3, 1 / (2 * pair + 1)];
}

/** The share of C in the variance at equal weights. */
export function followUps(numbers: Numbers): number[] {
  const rho = correlation(numbers);
  const sigma = [
    [1, rho, 0],
    [rho, 1, 0],
    [0, 0, 1],
  ];
  const contributions = sigma.map((row) => row.reduce((sum, entry) => sum + entry / 9, 0));
  return [(contributions[2] ?? 0) / contributions.reduce((sum, one) => sum + one, 0)];
}
