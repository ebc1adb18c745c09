import { solveLinear } from '../tools/solve-linear.ts';

/** One equation for each pair of posts: the mean time until both are at the same one. */
export function exact(): number {
  const size = 49;
  const rows: number[][] = [];
  const right: number[] = [];
  for (let first = 0; first < 7; first += 1) {
    for (let second = 0; second < 7; second += 1) {
      const row = Array.from({ length: size }, () => 0);
      row[7 * first + second] = 1;
      if (first !== second) {
        for (const a of [1, 6]) {
          for (const b of [1, 6]) {
            const next = 7 * ((first + a) % 7) + ((second + b) % 7);
            row[next] = (row[next] ?? 0) - 1 / 4;
          }
        }
      }
      rows.push(row);
      right.push(first === second ? 0 : 1);
    }
  }
  return solveLinear(rows, right)[1] ?? 0;
}

export function mistakes(): number[] {
  const everyMinute = 4 * (7 - 4);
  // The mean times from the differences 1, 2 and 3, if a swap counts.
  const [swapping = 0] = solveLinear(
    [
      [1 / 2, 0, -1 / 4],
      [0, 1 / 2, -1 / 4],
      [-1 / 4, -1 / 4, 1 / 2],
    ],
    [1, 1, 1],
  );
  return [everyMinute, swapping];
}

export function simulate(random: () => number): number {
  let first = 0;
  let second = 1;
  let minutes = 0;
  while (first !== second) {
    first = (first + (random() < 0.5 ? 1 : 6)) % 7;
    second = (second + (random() < 0.5 ? 1 : 6)) % 7;
    minutes += 1;
  }
  return minutes;
}

/** Nine posts: one equation for each difference of their positions. */
export function followUps(): number[] {
  const differences = [1, 2, 3, 4, 5, 6, 7, 8];
  const rows = differences.map((from) => {
    const row = differences.map((to) => (to === from ? 1 / 2 : 0));
    for (const step of [2, 7]) {
      const to = (from + step) % 9;
      if (to > 0) row[to - 1] = (row[to - 1] ?? 0) - 1 / 4;
    }
    return row;
  });
  return [
    solveLinear(
      rows,
      differences.map(() => 1),
    )[0] ?? 0,
  ];
}
