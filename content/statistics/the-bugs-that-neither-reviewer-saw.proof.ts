import { choose } from '../tools/choose.ts';

interface Numbers {
  first: number;
  second: number;
  /** The share of the first list that the second one contains. */
  rate: number;
}

/** Tries every plausible number of bugs and keeps the one with the largest likelihood. */
export function exact({ first, second, rate }: Numbers): number {
  const both = Math.round(rate * first);
  const different = first + second - both;
  const overlap = (bugs: number) => choose(first, both) * choose(bugs - first, second - both);
  let best = different;
  let largest = 0;
  for (let bugs = different; bugs <= 4 * different; bugs += 1) {
    const likelihood = overlap(bugs) / choose(bugs, second);
    if (likelihood > largest) {
      largest = likelihood;
      best = bugs;
    }
  }
  return best - different;
}

export function mistakes({ first, second, rate }: Numbers): number[] {
  const both = Math.round(rate * first);
  const different = first + second - both;
  return [exact({ first, second, rate }) + different, (first * second) / both - different];
}

/** New bugs on a third list, by the chance of each number of them. */
export function followUps(numbers: Numbers): number[] {
  const { first, second, rate } = numbers;
  const unseen = exact(numbers);
  const seen = first + second - Math.round(rate * first);
  let found = 0;
  for (let fresh = 1; fresh <= Math.min(unseen, first); fresh += 1) {
    found += fresh * choose(unseen, fresh) * choose(seen, first - fresh);
  }
  return [found / choose(seen + unseen, first)];
}
