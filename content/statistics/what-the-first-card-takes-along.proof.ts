import { drawBelow } from '../tools/draw.ts';

interface Numbers {
  cards: number;
}

/** Mean of a product over all ordered pairs of cards that count. */
function meanOf(
  cards: number,
  value: (a: number, b: number) => number,
  counts: (a: number, b: number) => boolean = (a, b) => a !== b,
): number {
  let [sum, pairs] = [0, 0];
  for (let a = 1; a <= cards; a += 1) {
    for (let b = 1; b <= cards; b += 1) {
      if (!counts(a, b)) continue;
      sum += value(a, b);
      pairs += 1;
    }
  }
  return sum / pairs;
}

/** Of the sum of two cards. */
function variance(cards: number, counts?: (a: number, b: number) => boolean): number {
  const mean = meanOf(cards, (a, b) => a + b, counts);
  return meanOf(cards, (a, b) => (a + b - mean) ** 2, counts);
}

export function exact({ cards }: Numbers): number {
  return variance(cards);
}

/** The squared distance of the sum from its mean. */
export function simulate(random: () => number, { cards }: Numbers): number {
  const first = 1 + drawBelow(random, cards);
  let second = first;
  while (second === first) second = 1 + drawBelow(random, cards);
  const mean = cards + 1;
  return (first + second - mean) ** 2;
}

/** Independent cards, and the same card twice. */
export function mistakes({ cards }: Numbers): number[] {
  return [variance(cards, () => true), variance(cards, (a, b) => a === b)];
}

/** The correlation, from the variances of the sum of two cards and of one. */
export function followUps({ cards }: Numbers): number[] {
  const one = variance(cards, () => true) / 2;
  return [(variance(cards) / 2 - one) / one];
}
