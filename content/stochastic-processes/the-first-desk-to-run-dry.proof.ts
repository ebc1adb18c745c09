import { solveLinear } from '../tools/solve-linear.ts';

const moves = [
  [1, -1],
  [-1, 1],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** One equation for each division of the twelve lots in which all three desks hold some. */
export function exact(): number {
  const states: (readonly [number, number])[] = [];
  for (let first = 1; first <= 10; first += 1) {
    for (let second = 1; first + second <= 11; second += 1) states.push([first, second]);
  }
  const index = (first: number, second: number) =>
    states.findIndex(([a, b]) => a === first && b === second);
  const rows = states.map(([first, second], i) => {
    const row: number[] = states.map((_, j) => (i === j ? 1 : 0));
    for (const [a, b] of moves) {
      const next = index(first + a, second + b);
      if (next >= 0) row[next] = (row[next] ?? 0) - 1 / 6;
    }
    return row;
  });
  const times = solveLinear(
    rows,
    states.map(() => 1),
  );
  return times[index(3, 4)] ?? 0;
}

export function mistakes(): number[] {
  const product = 3 * 4 * 5;
  return [product / 1, product / (3 + 4 + 5)];
}

export function simulate(random: () => number): number {
  let first = 3;
  let second = 4;
  let third = 5;
  let rounds = 0;
  while (first > 0 && second > 0 && third > 0) {
    const u = 6 * random();
    const step = u % 2 < 1 ? 1 : -1;
    if (u < 2) {
      first += step;
      second -= step;
    } else if (u < 4) {
      second += step;
      third -= step;
    } else {
      third += step;
      first -= step;
    }
    rounds += 1;
  }
  return rounds;
}
