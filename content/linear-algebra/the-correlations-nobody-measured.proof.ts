import { decimal, point, type Sliders } from '../tools/figure.ts';

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

export function sliders(): Sliders {
  const slider = { from: 0, to: 1, step: 0.01, start: 0 };
  return { desksOneAndThree: slider, desksTwoAndFour: slider, desksOneAndFour: slider };
}

/** The variance that each desk keeps given those before it, below what its neighbor alone leaves. */
export function figure(
  { desksOneAndThree = 0, desksTwoAndFour = 0, desksOneAndFour = 0 }: Record<string, number>,
  numbers: Numbers,
): string[] {
  const { first, middle, last } = numbers;
  const filledIn = [desksOneAndThree, desksTwoAndFour, desksOneAndFour];
  const firstTwo = 1 - first ** 2;
  const firstThree =
    firstTwo - middle ** 2 - desksOneAndThree * (desksOneAndThree - 2 * first * middle);
  const third = firstThree / firstTwo;
  const isThirdPossible = third > 1e-9;
  const all = isThirdPossible ? determinant(filledIn, numbers) : 0;
  const fourth = isThirdPossible ? all / firstThree : 0;
  const isPossible = fourth > 1e-9;
  const shown = (value: number) => decimal(value, 3).replace('-', '−');
  const filled = `${shown(desksOneAndThree)}, ${shown(desksTwoAndFour)} and ${shown(desksOneAndFour)}`;
  const odd = isThirdPossible
    ? `desk 4 would keep a variance of ${shown(fourth)}`
    : `desk 3 would keep a variance of ${shown(third)}`;
  const bars = [1, firstTwo, third, fourth, isPossible ? all : 0];
  const corners = (x: number, height: number) =>
    [point(x - 0.3, 0), point(x - 0.3, height), point(x + 0.3, height), point(x + 0.3, 0)].join(
      ' ',
    );
  return [
    isPossible
      ? `alt: Given the desks before them, desks 2, 3 and 4 keep variances of ${shown(firstTwo)}, ${shown(third)} and ${shown(fourth)}: the determinant is ${decimal(all)}.`
      : `alt: With ${filled} filled in, ${odd}: no such matrix has a determinant above zero.`,
    'x: 0.5 to 5.5',
    'y: 0 to 1',
    'x ticks: 1 = desk 1, 2, 3, 4, 5 = product',
    'y axis: variance that is left, given the desks before',
    'y ticks: 0, 0.5, 1',
    ...bars.flatMap((height, i) => {
      const color = i === 4 ? 'red' : 'blue';
      const bar = corners(i + 1, height);
      return height > 0 ? [`${color} area: ${bar}`, `${color} line: ${bar}`] : [];
    }),
    ...[first, middle, last].map((rho, i) => {
      const level = 1 - rho ** 2;
      return `green dashed line: ${point(i + 1.55, level)} ${point(i + 2.45, level)}`;
    }),
  ];
}
