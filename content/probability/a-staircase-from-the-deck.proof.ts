import { drawBelow } from '../tools/draw.ts';

interface Numbers {
  ranks: number;
  suits: number;
}

/** Goes through all ordered ranks of three cards, each with its chance. */
export function exact({ ranks, suits }: Numbers): number {
  const cards = ranks * suits;
  let chance = 0;
  for (let first = 1; first <= ranks; first += 1) {
    for (let second = 1; second <= ranks; second += 1) {
      const left = second === first ? suits - 1 : suits;
      for (let third = 1; third <= ranks; third += 1) {
        const taken = (third === first ? 1 : 0) + (third === second ? 1 : 0);
        const ways = suits * left * (suits - taken);
        if (first < second && second < third) {
          chance += ways / (cards * (cards - 1) * (cards - 2));
        }
      }
    }
  }
  return chance;
}

export function simulate(random: () => number, { ranks, suits }: Numbers): number {
  const cards = ranks * suits;
  const a = drawBelow(random, cards);
  let b = a;
  while (b === a) b = drawBelow(random, cards);
  let c = a;
  while (c === a || c === b) c = drawBelow(random, cards);
  const [first, second, third] = [a % ranks, b % ranks, c % ranks];
  return first < second && second < third ? 1 : 0;
}

/** One of six orders, and every card drawn from the full deck. */
export function mistakes({ ranks }: Numbers): number[] {
  let rising = 0;
  for (let second = 1; second <= ranks; second += 1) rising += (second - 1) * (ranks - second);
  return [1 / 6, rising / ranks ** 3];
}

/** The second card beats the first. */
export function followUps({ ranks, suits }: Numbers): number[] {
  let chance = 0;
  for (let first = 1; first <= ranks; first += 1) {
    chance += ((ranks - first) * suits) / (ranks * suits - 1) / ranks;
  }
  return [chance];
}
