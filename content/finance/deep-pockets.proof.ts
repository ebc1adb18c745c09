import { drawBelow } from '../tools/draw.ts';

interface Numbers {
  start: number;
  doublings: number;
}

/** From the limit backward: what the prize is worth before each toss. */
export function exact({ start, doublings }: Numbers): number {
  let worth = start * 2 ** doublings;
  for (let heads = doublings - 1; heads >= 0; heads -= 1) {
    worth = (start * 2 ** heads + worth) / 2;
  }
  return worth;
}

export function simulate(random: () => number, { start, doublings }: Numbers): number {
  const limit = start * 2 ** doublings;
  let prize = start;
  while (drawBelow(random, 2) === 1) prize = Math.min(2 * prize, limit);
  return prize;
}

/** Without the prizes from the limit on, and without those of streaks that are longer. */
export function mistakes({ start, doublings }: Numbers): number[] {
  let worth = 0;
  const sums: number[] = [];
  for (let heads = 0; heads <= doublings; heads += 1) {
    sums.push(worth);
    worth += (start * 2 ** heads) / 2 ** (heads + 1);
  }
  return [sums[doublings] ?? 0, worth];
}
