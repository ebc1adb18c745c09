import { solveLinear } from '../tools/solve-linear.ts';

interface Numbers {
  lamps: number;
  on: number;
}

/** One equation for each pattern of lamps but the last: one flip, and then the mean of what follows. */
export function exact({ lamps, on }: Numbers): number {
  const all = 2 ** lamps - 1;
  const matrix = Array.from({ length: all }, (_, pattern) => {
    const row: number[] = Array.from({ length: all }, (_, other) => (other === pattern ? 1 : 0));
    for (let lamp = 0; lamp < lamps; lamp += 1) {
      const next = pattern ^ (1 << lamp);
      if (next !== all) row[next] = (row[next] ?? 0) - 1 / lamps;
    }
    return row;
  });
  const flips = solveLinear(
    matrix,
    matrix.map(() => 1),
  );
  return flips[2 ** on - 1] ?? Number.NaN;
}

export function simulate(random: () => number, { lamps, on }: Numbers): number {
  const all = 2 ** lamps - 1;
  let pattern = 2 ** on - 1;
  let flips = 0;
  while (pattern !== all) {
    pattern ^= 1 << Math.floor(lamps * random());
    flips += 1;
  }
  return flips;
}

/** Lamps that stay on; and the time between two returns. */
export function mistakes({ lamps, on }: Numbers): number[] {
  let flips = 0;
  for (let dark = lamps - on; dark > 0; dark -= 1) flips += lamps / dark;
  return [flips, 2 ** lamps];
}
