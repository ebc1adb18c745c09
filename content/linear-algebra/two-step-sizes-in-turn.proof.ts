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
