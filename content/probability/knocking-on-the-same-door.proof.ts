interface Numbers {
  ranks: number;
  copies: number;
}

/** Goes through all pairs of neighboring places and all two cards that can lie there. */
function matches(cards: number, isMatch: (a: number, b: number) => boolean, pairs = cards - 1) {
  let share = 0;
  for (let a = 0; a < cards; a += 1) {
    for (let b = 0; b < cards; b += 1) {
      if (a !== b && isMatch(a, b)) share += 1 / cards / (cards - 1);
    }
  }
  let sum = 0;
  for (let pair = 0; pair < pairs; pair += 1) sum += share;
  return sum;
}

export function exact({ ranks, copies }: Numbers): number {
  return matches(ranks * copies, (a, b) => a % ranks === b % ranks);
}

/** One random number deals this many cards. */
const cardsAtOnce = 3;

/** Deals the whole deck and compares each card with the one before. */
export function simulate(random: () => number, { ranks, copies }: Numbers): number {
  const left = new Uint8Array(ranks * copies);
  let card = 0;
  for (let rank = 0; rank < ranks; rank += 1) {
    for (let copy = 0; copy < copies; copy += 1) {
      left[card] = rank;
      card += 1;
    }
  }
  let count = 0;
  let before = -1;
  let lot = random();
  for (let size = left.length; size > 0; size -= 1) {
    // The whole part of the lot picks a card; its fraction is as good as new.
    lot = (size % cardsAtOnce === 0 ? random() : lot) * size;
    const place = Math.floor(lot);
    lot -= place;
    const rank = left[place] ?? 0;
    left[place] = left[size - 1] ?? 0;
    if (rank === before) count += 1;
    before = rank;
  }
  return count;
}

/** The same chance for each rank. */
export function mistakes({ ranks, copies }: Numbers): number[] {
  let sum = 0;
  for (let place = 1; place < ranks * copies; place += 1) sum += 1 / ranks;
  return [sum];
}

/** Neighbors of one suit, and equal ranks around a circle. */
export function followUps({ ranks, copies }: Numbers): number[] {
  const cards = ranks * copies;
  const suitOf = (card: number) => Math.floor(card / ranks);
  return [
    matches(cards, (a, b) => suitOf(a) === suitOf(b)),
    matches(cards, (a, b) => a % ranks === b % ranks, cards),
  ];
}
