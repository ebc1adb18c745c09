import { drawBelow } from '../tools/draw.ts';

interface Numbers {
  turned: number;
}

const ranks = 13;
const copies = 4;
const deck = ranks * copies;

/** For each call, how many cards of that rank may be gone already, each case with its chance. */
export function exact({ turned }: Numbers): number {
  let hits = 0;
  let gone = [1, 0, 0, 0, 0];
  for (let place = 0; place < turned; place += 1) {
    const next = [0, 0, 0, 0, 0];
    for (const [taken, chance] of gone.entries()) {
      const hit = (copies - taken) / (deck - place);
      hits += chance * hit;
      next[taken] = (next[taken] ?? 0) + chance * (1 - hit);
      if (taken < copies) next[taken + 1] = (next[taken + 1] ?? 0) + chance * hit;
    }
    gone = next;
  }
  return hits;
}

/** Card number 0 is an ace, 1 is a two and so on, and 13 is the next ace. */
export function simulate(random: () => number, { turned }: Numbers): number {
  const isGone = new Uint8Array(deck);
  let hits = 0;
  for (let place = 0; place < turned; place += 1) {
    let card = drawBelow(random, deck);
    while (isGone[card]) card = drawBelow(random, deck);
    isGone[card] = 1;
    if (card % ranks === place % ranks) hits += 1;
  }
  return hits;
}

/** Naming the very card. */
export function mistakes({ turned }: Numbers): number[] {
  let hits = 0;
  for (let place = 0; place < turned; place += 1) hits += 1 / deck;
  return [hits];
}

/** The best two calls with open eyes: each names a rank that has the most cards left. */
export function followUps(): number[] {
  const full = Array.from({ length: ranks }, () => copies);
  const [, ...others] = full;
  const afterOneCard = [copies - 1, ...others];
  return [Math.max(...full) / deck + Math.max(...afterOneCard) / (deck - 1)];
}
