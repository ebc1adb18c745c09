import { shuffle } from '../tools/draw.ts';

const noodles = 20;

/**
 * Takes apart the loop of the first noodle. It has a given number of noodles with a probability that
 * follows from tying end after end, and each set of the others is equally likely to be in it.
 */
export function exact(): number {
  let [isOpen, chance] = [1, 0];
  for (let length = 1; length <= noodles; length += 1) {
    const closes = 1 / (2 * (noodles - length) + 1);
    chance += (isOpen * closes * (length - 1)) / (noodles - 1);
    isOpen *= 1 - closes;
  }
  return chance;
}

const ends = Array.from({ length: 2 * noodles }, (_, end) => end);
const partners = new Int32Array(2 * noodles);

/** Ends 2k and 2k + 1 belong to noodle k; noodles 0 and 1 are red. */
export function simulate(random: () => number): number {
  shuffle(random, ends);
  for (let tied = 0; tied < ends.length; tied += 2) {
    const [a = 0, b = 0] = [ends[tied], ends[tied + 1]];
    partners[a] = b;
    partners[b] = a;
  }
  for (let end = 1; ; ) {
    const next = partners[end] ?? 0;
    if (next === 0) return 0;
    if (next === 2 || next === 3) return 1;
    end = next % 2 === 0 ? next + 1 : next - 1;
  }
}

/** Two numbers in a cycle of a random permutation; and a tie from one end straight to the other noodle. */
export function mistakes(): number[] {
  let inCycle = 0;
  for (let length = 1; length <= noodles; length += 1) {
    inCycle += (length - 1) / (noodles - 1) / noodles;
  }
  return [inCycle, 2 / (2 * noodles - 1)];
}
