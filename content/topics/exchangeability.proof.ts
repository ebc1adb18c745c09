import { choose } from '../tools/choose.ts';

/** By the number of aces among the thirty cards that were put aside. */
export function exact(): number {
  let probability = 0;
  for (let aside = 0; aside <= 4; aside += 1) {
    const weight = (choose(4, aside) * choose(48, 30 - aside)) / choose(52, 30);
    probability += (weight * (4 - aside)) / 22;
  }
  return probability;
}
