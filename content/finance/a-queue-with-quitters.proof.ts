import { solveLinear } from '../tools/solve-linear.ts';

const marketRate = 3;
const cancelRate = 1;
const moveRate = 2;

/** First-step equations for the chance of a fill with 0 to 5 orders ahead. */
export function exact(): number {
  const matrix: number[][] = [];
  const right: number[] = [];
  for (let ahead = 0; ahead <= 5; ahead += 1) {
    const total = marketRate + ahead * cancelRate + moveRate;
    const row = [0, 0, 0, 0, 0, 0];
    row[ahead] = 1;
    if (ahead > 0) row[ahead - 1] = -(marketRate + ahead * cancelRate) / total;
    matrix.push(row);
    right.push(ahead === 0 ? marketRate / total : 0);
  }
  return solveLinear(matrix, right)[5] ?? Number.NaN;
}

export function simulate(random: () => number): number {
  let ahead = 5;
  for (;;) {
    const event = random() * (marketRate + ahead * cancelRate + moveRate);
    if (event < moveRate) return 0;
    if (ahead === 0) return 1;
    ahead -= 1;
  }
}

export function mistakes(): number[] {
  let toTheFront = 1;
  for (let ahead = 5; ahead > 0; ahead -= 1) {
    const forward = marketRate + ahead * cancelRate;
    toTheFront *= forward / (forward + moveRate);
  }
  return [toTheFront, (marketRate / (marketRate + moveRate)) ** 6];
}
