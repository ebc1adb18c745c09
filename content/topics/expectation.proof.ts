import { choose } from '../tools/choose.ts';

/** The mean place of the first of four aces among 52 cards, from its distribution. */
export function exact(): number {
  let mean = 0;
  for (let place = 1; place <= 49; place += 1) {
    mean += (place * choose(52 - place, 3)) / choose(52, 4);
  }
  return mean;
}
