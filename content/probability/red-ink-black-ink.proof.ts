import { drawBelow } from '../tools/draw.ts';

interface Numbers {
  black: number;
  red: number;
}

/** The signed cards that are left in the deck once these have been dealt. */
function deckWithout(...dealt: number[]): number[] {
  const cards: number[] = [];
  for (let rank = 1; rank <= 13; rank += 1) cards.push(rank, rank, -rank, -rank);
  for (const card of dealt) cards.splice(cards.indexOf(card), 1);
  return cards;
}

/** The mean total of so many of the cards, over all ways to choose them. */
function meanOfChoices(cards: number[], count: number): number {
  let [total, ways] = [0, 0];
  const choose = (from: number, left: number, sum: number) => {
    if (left === 0) {
      total += sum;
      ways += 1;
      return;
    }
    for (let next = from; next <= cards.length - left; next += 1) {
      choose(next + 1, left - 1, sum + (cards[next] ?? 0));
    }
  };
  choose(0, count, 0);
  return total / ways;
}

export function earlier({ black, red }: Numbers): number[] {
  return [
    black + meanOfChoices(deckWithout(black), 4),
    black - red + meanOfChoices(deckWithout(black, -red), 3),
  ];
}

/** Goes through the black cards that the third may be, and the pairs that may follow it. */
export function exact({ black, red }: Numbers): number {
  const thirds = deckWithout(black, -red).filter((card) => card > 0);
  const values = thirds.map(
    (third) => black - red + third + meanOfChoices(deckWithout(black, -red, third), 2),
  );
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Nothing for the cards to come; the same for them as before; a mean of all black cards. */
export function mistakes({ black, red }: Numbers): number[] {
  const [first = 0] = earlier({ black, red });
  const shown = black - red + (1 + 13) / 2;
  return [black, first - red, shown - (2 * shown) / 49];
}

/** Deals until the third card is black. */
export function simulate(random: () => number, { black, red }: Numbers): number {
  for (;;) {
    const cards = deckWithout(black, -red);
    const draw = () => cards.splice(drawBelow(random, cards.length), 1)[0] ?? 0;
    const third = draw();
    if (third > 0) return black - red + third + draw() + draw();
  }
}

/** The third card is red. */
export function followUps({ black, red }: Numbers): number[] {
  const thirds = deckWithout(black, -red).filter((card) => card < 0);
  const values = thirds.map(
    (third) => black - red + third + meanOfChoices(deckWithout(black, -red, third), 2),
  );
  return [values.reduce((sum, value) => sum + value, 0) / values.length];
}
