import { solveLinear } from '../tools/solve-linear.ts';

const shares = 7000;
const impact = 0.0001;

/** Plays the five purchases through the book and adds up what they cost above the start price. */
function cost(blocks: number[]): number {
  let deviation = 0;
  let paid = 0;
  for (const block of blocks) {
    paid += block * deviation + (impact * block * block) / 2;
    deviation = (deviation + impact * block) / 2;
  }
  return paid;
}

/** The cost is quadratic, so its second differences give the matrix of the optimality conditions. */
export function exact(): number {
  const unit = (i: number, j: number) =>
    [0, 1, 2, 3, 4].map((k) => (k === i ? 1 : 0) + (k === j ? 1 : 0));
  const single = (i: number) => [0, 1, 2, 3, 4].map((k) => (k === i ? 1 : 0));
  const matrix: number[][] = [];
  for (let i = 0; i < 5; i += 1) {
    const row = [0, 1, 2, 3, 4].map((j) => cost(unit(i, j)) - cost(single(i)) - cost(single(j)));
    matrix.push([...row, -1]);
  }
  matrix.push([1, 1, 1, 1, 1, 0]);
  const blocks = solveLinear(matrix, [0, 0, 0, 0, 0, shares]).slice(0, 5);
  return cost(blocks);
}

export function mistakes(): number[] {
  return [cost([1, 1, 1, 1, 1].map(() => shares / 5))];
}
