import { solveLinear } from '../tools/solve-linear.ts';

interface Numbers {
  ahead: number;
  sells: number;
}

const cancelRate = 1;
const moveRate = 2;

/** First-step equations for the chance of a fill with no order ahead, one, and so on. */
export function exact({ ahead: last, sells: marketRate }: Numbers): number {
  const matrix: number[][] = [];
  const right: number[] = [];
  for (let ahead = 0; ahead <= last; ahead += 1) {
    const total = marketRate + ahead * cancelRate + moveRate;
    const row: number[] = Array.from({ length: last + 1 }, () => 0);
    row[ahead] = 1;
    if (ahead > 0) row[ahead - 1] = -(marketRate + ahead * cancelRate) / total;
    matrix.push(row);
    right.push(ahead === 0 ? marketRate / total : 0);
  }
  return solveLinear(matrix, right)[last] ?? Number.NaN;
}

export function simulate(random: () => number, numbers: Numbers): number {
  let ahead = numbers.ahead;
  for (;;) {
    const event = random() * (numbers.sells + ahead * cancelRate + moveRate);
    if (event < moveRate) return 0;
    if (ahead === 0) return 1;
    ahead -= 1;
  }
}

export function mistakes({ ahead: last, sells: marketRate }: Numbers): number[] {
  let toTheFront = 1;
  for (let ahead = last; ahead > 0; ahead -= 1) {
    const forward = marketRate + ahead * cancelRate;
    toTheFront *= forward / (forward + moveRate);
  }
  return [toTheFront, (marketRate / (marketRate + moveRate)) ** (last + 1)];
}
