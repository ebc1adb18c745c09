import { solveLinear } from '../tools/solve-linear.ts';

const win = 0.6;
const stop = 4;

/** The expected number of days, from each drawdown; with the edge, each is worth 0.2 on average (Wald). */
function meanDays(win: number): number {
  const matrix: number[][] = [];
  for (let down = 0; down < stop; down += 1) {
    const row: number[] = Array.from({ length: stop }, (_, other) => (other === down ? 1 : 0));
    const better = Math.max(0, down - 1);
    row[better] = (row[better] ?? 0) - win;
    if (down + 1 < stop) row[down + 1] = (row[down + 1] ?? 0) - (1 - win);
    matrix.push(row);
  }
  return solveLinear(matrix, [1, 1, 1, 1])[0] ?? Number.NaN;
}

export function exact(): number {
  return meanDays(win) * (win - (1 - win));
}

export function simulate(random: () => number): number {
  let total = 0;
  let peak = 0;
  while (peak - total < stop) {
    total += random() < win ? 1 : -1;
    if (total > peak) peak = total;
  }
  return total;
}

export function mistakes(): number[] {
  const theta = (1 - win) / win;
  const newPeak = (1 - theta ** stop) / (1 - theta ** (stop + 1));
  return [newPeak / (1 - newPeak), 1 / (1 - newPeak) - stop];
}

/** Days without an edge. */
export function followUps(): number[] {
  return [meanDays(1 / 2)];
}
