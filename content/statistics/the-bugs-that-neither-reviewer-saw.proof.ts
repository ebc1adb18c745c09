import { choose } from '../tools/choose.ts';

/** Tries every plausible number of bugs and keeps the one with the largest likelihood. */
export function exact(): number {
  const different = 25 + 33 - 20;
  let best = different;
  let largest = 0;
  for (let bugs = different; bugs <= 50; bugs += 1) {
    const likelihood = (choose(25, 20) * choose(bugs - 25, 13)) / choose(bugs, 33);
    if (likelihood > largest) {
      largest = likelihood;
      best = bugs;
    }
  }
  return best - different;
}

export function mistakes(): number[] {
  const different = 25 + 33 - 20;
  return [exact() + different, (25 * 33) / 20 - different];
}
