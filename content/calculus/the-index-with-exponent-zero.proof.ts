import { decimal, point, pointsOf, type Sliders } from '../tools/figure.ts';

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

export function sliders(): Sliders {
  return { exponent: { from: -2, to: 2, step: 0.04, start: 1 } };
}

/** The index against its exponent, with prices on a scale of logarithms. */
export function figure({ exponent = 1 }: Record<string, number>, numbers: Numbers): string[] {
  const [a, b] = prices(numbers);
  const weight = numbers.quarters / 4;
  const index = (p: number) => (weight * a ** p + (1 - weight) * b ** p) ** (1 / p);
  /** How far from the first price to the second, in logarithms. */
  const way = (p: number) => Math.log(index(p) / a) / Math.log(b / a);
  const isZero = Math.abs(exponent) < 0.01;
  const money = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 2 });
  const shown = decimal(exponent, 2).replace('-', '−');
  const at = point(exponent, isZero ? 0 : way(exponent));
  return [
    isZero
      ? 'alt: At exponent 0 the formula divides by zero. Where do its neighbors on both sides point to?'
      : `alt: At exponent ${shown} the index is ${money(index(exponent))}. In logarithms, that is ${decimal(100 * way(exponent), 1)}% of the way from ${a} to ${money(b)}.`,
    'x: -2 to 2',
    'y: 0 to 1',
    'x axis: exponent',
    'x ticks: -2, -1, 0, 1, 2',
    'y axis: index, on a scale of logarithms',
    `y ticks: 0 = ${a}, 1 = ${b}`,
    ...[1, 2, 3].map((quarter) => `gray thin line: -2,${quarter / 4} 2,${quarter / 4}`),
    `blue thick curve: ${pointsOf(way, -2, -0.04, 24)}`,
    `blue thick curve: ${pointsOf(way, 0.04, 2, 24)}`,
    `red dashed line: ${point(exponent, 0)} ${isZero ? '0,1' : `${at} -2,${decimal(way(exponent))}`}`,
    isZero ? '' : `red dot: ${at}`,
  ];
}
