import { choose } from '../tools/choose.ts';
import { drawBelow } from '../tools/draw.ts';

interface Numbers {
  ranks: number;
  suits: number;
}

/** Chances of one, two and three suits, by going through all hands of three cards. */
function chancesOfSuits({ ranks, suits }: Numbers): number[] {
  const hands = [0, 0, 0, 0];
  const cards = ranks * suits;
  for (let a = 0; a < cards; a += 1) {
    for (let b = a + 1; b < cards; b += 1) {
      for (let c = b + 1; c < cards; c += 1) {
        const count = suitsOf(a, b, c, suits);
        hands[count] = (hands[count] ?? 0) + 1;
      }
    }
  }
  return hands.map((count) => count / choose(cards, 3));
}

function suitsOf(a: number, b: number, c: number, suits: number): number {
  const [first, second, third] = [a % suits, b % suits, c % suits];
  if (first === second) return second === third ? 1 : 2;
  return third === first || third === second ? 2 : 3;
}

export function exact(numbers: Numbers): number {
  return chancesOfSuits(numbers)[2] ?? 0;
}

export function simulate(random: () => number, { ranks, suits }: Numbers): number {
  const cards = ranks * suits;
  const a = drawBelow(random, cards);
  let b = a;
  while (b === a) b = drawBelow(random, cards);
  let c = a;
  while (c === a || c === b) c = drawBelow(random, cards);
  return suitsOf(a, b, c, suits) === 2 ? 1 : 0;
}

/** Only the third card may differ, and dealing from a full deck every time. */
export function mistakes({ ranks, suits }: Numbers): number[] {
  const cards = ranks * suits;
  const thirdDiffers = (choose(ranks, 2) * suits * (cards - ranks)) / (3 * choose(cards, 3));
  let outcomes = 0;
  for (let a = 0; a < suits; a += 1) {
    for (let b = 0; b < suits; b += 1) {
      for (let c = 0; c < suits; c += 1) if (suitsOf(a, b, c, suits) === 2) outcomes += 1;
    }
  }
  return [thirdDiffers, outcomes / suits ** 3];
}

/** The mean number of suits. */
export function followUps(numbers: Numbers): number[] {
  return [chancesOfSuits(numbers).reduce((mean, chance, count) => mean + chance * count, 0)];
}
