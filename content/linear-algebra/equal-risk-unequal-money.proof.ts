import { decimal, point, type Sliders } from '../tools/figure.ts';

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

export function sliders(): Sliders {
  return {
    firstWeight: { from: 0.15, to: 0.45, step: 0.005, start: 0.4 },
    thirdWeight: { from: 0.2, to: 0.5, step: 0.005, start: 0.25 },
  };
}

/** Of each asset the weight, and next to it the share of the risk. */
export function figure(
  { firstWeight = 0.4, thirdWeight = 0.25 }: Record<string, number>,
  numbers: Numbers,
): string[] {
  const rho = correlation(numbers);
  const [a, b, c] = [firstWeight, 1 - firstWeight - thirdWeight, thirdWeight];
  const weights = [a, b, c];
  const contributions = [a * (a + rho * b), b * (b + rho * a), c * c];
  const variance = contributions.reduce((sum, one) => sum + one, 0);
  const shares = contributions.map((one) => one / variance);
  const bar = (left: number, height: number) =>
    [point(left, 0), point(left, height), point(left + 0.35, height), point(left + 0.35, 0)].join(
      ' ',
    );
  const list = (values: number[]) => {
    const [ofA, ofB, ofC] = values.map((value) => `${decimal(100 * value, 1)}%`);
    return `${ofA}, ${ofB} and ${ofC}`;
  };
  return [
    `alt: The weights of A, B and C are ${list(weights)}. Their shares of the risk are ${list(shares)}.`,
    'x: 0.5 to 3.5',
    'y: 0 to 0.9',
    'x ticks: 1 = A, 2 = B, 3 = C',
    'y ticks: 0, 1/3 = 1/3, 2/3 = 2/3',
    ...weights.flatMap((weight, i) => [
      `gray area: ${bar(i + 0.65, weight)}`,
      `gray line: ${bar(i + 0.65, weight)}`,
    ]),
    ...shares.flatMap((share, i) => [
      `blue area: ${bar(i + 1, share)}`,
      `blue line: ${bar(i + 1, share)}`,
    ]),
    'green dashed line: 0.5,1/3 3.5,1/3',
    'label gray right: 0.5,0.85 weight',
    'label blue right: 0.5,0.77 share of the risk',
  ];
}
