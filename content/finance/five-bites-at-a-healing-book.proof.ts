import { solveLinear } from '../tools/solve-linear.ts';

const shares = 7000;
const impact = 0.0001;

/** Plays the five purchases through the book and adds up what they cost above the start price. */
function cost(blocks: number[], survives = 1 / 2): number {
  let deviation = 0;
  let paid = 0;
  for (const block of blocks) {
    paid += block * deviation + (impact * block * block) / 2;
    deviation = (deviation + impact * block) * survives;
  }
  return paid;
}

/** The cost is quadratic, so its second differences give the matrix of the optimality conditions. */
function bestBlocks(survives: number): number[] {
  const unit = (i: number, j: number) =>
    [0, 1, 2, 3, 4].map((k) => (k === i ? 1 : 0) + (k === j ? 1 : 0));
  const single = (i: number) => [0, 1, 2, 3, 4].map((k) => (k === i ? 1 : 0));
  const costOf = (blocks: number[]) => cost(blocks, survives);
  const matrix: number[][] = [];
  for (let i = 0; i < 5; i += 1) {
    const row = [0, 1, 2, 3, 4].map(
      (j) => costOf(unit(i, j)) - costOf(single(i)) - costOf(single(j)),
    );
    matrix.push([...row, -1]);
  }
  matrix.push([1, 1, 1, 1, 1, 0]);
  return solveLinear(matrix, [0, 0, 0, 0, 0, shares]).slice(0, 5);
}

export function exact(): number {
  return cost(bestBlocks(1 / 2));
}

export function mistakes(): number[] {
  return [cost([1, 1, 1, 1, 1].map(() => shares / 5))];
}

/** The first block if a third survives. */
export function followUps(): number[] {
  return bestBlocks(1 / 3).slice(0, 1);
}
