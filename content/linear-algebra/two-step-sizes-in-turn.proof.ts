import { decimal, point, pointsOf, type Sliders } from '../tools/figure.ts';
import { solveLinear } from '../tools/solve-linear.ts';

/** The largest size on [1, 9] of 1 + bλ + aλ², which is found at an end or at the vertex. */
function worst(a: number, b: number): number {
  const value = (x: number) => Math.abs(1 + b * x + a * x * x);
  const vertex = Math.min(9, Math.max(1, -b / (2 * a)));
  return Math.max(value(1), value(9), value(vertex));
}

/** The worst size is a convex function of both coefficients: a golden search inside another. */
export function exact(): number {
  return smallest((a) => smallest((b) => worst(a, b), -2, 0), 0.001, 1);
}

function smallest(value: (x: number) => number, from: number, to: number): number {
  const golden = (Math.sqrt(5) - 1) / 2;
  let [low, high] = [from, to];
  let [left, right] = [high - golden * (high - low), low + golden * (high - low)];
  let [atLeft, atRight] = [value(left), value(right)];
  for (let i = 0; i < 65; i += 1) {
    if (atLeft < atRight) {
      [high, right, atRight] = [right, left, atLeft];
      left = high - golden * (high - low);
      atLeft = value(left);
    } else {
      [low, left, atLeft] = [left, right, atRight];
      right = low + golden * (high - low);
      atRight = value(right);
    }
  }
  return Math.min(atLeft, atRight);
}

export function mistakes(): number[] {
  const bestStepTwice = ((9 - 1) / (9 + 1)) ** 2;
  const longRunRate = (Math.sqrt(9) - 1) / (Math.sqrt(9) + 1);
  return [bestStepTwice, longRunRate ** 2];
}

/** The best cubic by exchange: levels it at four points, and moves the inner two to its extremes. */
export function followUps(): number[] {
  let points = [1, 3, 7, 9];
  let level = 0;
  for (let round = 0; round < 30; round += 1) {
    const rows = points.map((x, i) => [x, x * x, x ** 3, i % 2 === 0 ? -1 : 1]);
    const [a = 0, b = 0, c = 0, height = 0] = solveLinear(rows, [-1, -1, -1, -1]);
    level = Math.abs(height);
    const root = Math.sqrt(b * b - 3 * a * c);
    const extremes = [(-b - root) / (3 * c), (-b + root) / (3 * c)].sort((x, y) => x - y);
    points = [1, ...extremes, 9];
  }
  return [level];
}

export function sliders(): Sliders {
  return {
    firstStep: { from: 0.1, to: 0.2, step: 0.0025, start: 0.2 },
    secondStep: { from: 0.2, to: 0.6, step: 0.01, start: 0.2 },
  };
}

/** By what two steps multiply the error, for each eigenvalue. */
export function figure({ firstStep = 0.2, secondStep = 0.2 }: Record<string, number>): string[] {
  const [a, b] = [firstStep * secondStep, -firstStep - secondStep];
  const factor = (x: number) => 1 + b * x + a * x * x;
  const most = worst(a, b);
  const top = 1.25;
  const end = Math.min(9, (-b + Math.sqrt(b * b + 4 * a * (top - 1))) / (2 * a));
  const isShown = most <= top;
  const worstOnes = [1, -b / (2 * a), 9].filter((x) => Math.abs(factor(x)) > most - 0.02);
  const erased = [...new Set([1 / firstStep, 1 / secondStep])];
  return [
    `alt: Steps of ${decimal(firstStep)} and ${decimal(secondStep)} erase the error at λ = ${erased.map((x) => decimal(x, 2)).join(' and ')}. At worst they multiply it by ${decimal(most, 3)}.`,
    'x: 0 to 9.5',
    `y: -${top} to ${top}`,
    'x axis: eigenvalue λ',
    'x ticks: 0, 1, 5, 9',
    'y axis: factor of the error after both steps',
    'y ticks: -1, 0, 1',
    `gray dashed line: ${pointsOf(factor, 0, 1, 8)}`,
    'gray dot: 0,1',
    `blue thick line: ${pointsOf(factor, 1, end)}`,
    ...(isShown ? [most, -most] : []).map(
      (level) => `red dashed thin line: ${point(1, level)} ${point(9, level)}`,
    ),
    ...erased.filter((x) => x <= 9).map((x) => `blue open dot: ${point(x, 0)}`),
    ...(isShown ? worstOnes : []).map((x) => `red dot: ${point(x, factor(x))}`),
  ];
}
