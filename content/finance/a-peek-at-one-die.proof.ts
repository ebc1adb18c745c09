import { drawBelow } from '../tools/draw.ts';

const bid = 7.5;
const ask = 8.5;
const faces = [1, 2, 3, 4, 5, 6];

/** The best of buying, selling and passing, over the given equally likely sums. */
function bestTrade(sums: number[]): number {
  const mean = sums.reduce((total, sum) => total + sum, 0) / sums.length;
  return Math.max(mean - ask, bid - mean, 0);
}

/** All 36 rolls, with and without knowing the first die. */
export function exact(): number {
  const blind = bestTrade(faces.flatMap((one) => faces.map((other) => one + other)));
  const informed = faces.map((one) => bestTrade(faces.map((other) => one + other)));
  return informed.reduce((total, value) => total + value, 0) / faces.length - blind;
}

/** What the peek adds on one roll: trade on the seen die, against selling blindly. */
export function simulate(random: () => number): number {
  const seen = 1 + drawBelow(random, 6);
  const sum = seen + 1 + drawBelow(random, 6);
  const expected = seen + 3.5;
  const informed = expected > ask ? sum - ask : expected < bid ? bid - sum : 0;
  return informed - (bid - sum);
}

export function mistakes(): number[] {
  const best = faces.map((one) => bestTrade(faces.map((other) => one + other)));
  const withPeek = best.reduce((total, value) => total + value, 0) / faces.length;
  const spared = faces.map((one) => Math.max(0, one + 3.5 - bid));
  return [withPeek, spared.reduce((total, loss) => total + loss, 0) / faces.length];
}

/** The same with both dice in view. */
export function followUps(): number[] {
  const sums = faces.flatMap((one) => faces.map((other) => one + other));
  const informed = sums.reduce((total, sum) => total + bestTrade([sum]), 0) / sums.length;
  return [informed - bestTrade(sums)];
}
