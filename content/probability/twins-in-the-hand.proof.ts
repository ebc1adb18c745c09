import { choose } from '../tools/choose.ts';
import { drawBelow } from '../tools/draw.ts';

interface Numbers {
  hand: number;
}

const ranks = 13;
const suits = 4;

/** The chance that so many cards of one given rank are among the hand. */
function chanceOf(held: number, hand: number): number {
  let chance = choose(suits, held);
  for (let card = 0; card < suits; card += 1) {
    chance *= card < held ? hand - card : ranks * suits - hand - (card - held);
    chance /= ranks * suits - card;
  }
  return chance;
}

/** For each rank, how many of its cards are in the hand, and how many pairs these make. */
export function exact({ hand }: Numbers): number {
  let pairs = 0;
  for (let held = 2; held <= suits; held += 1) {
    pairs += ranks * chanceOf(held, hand) * choose(held, 2);
  }
  return pairs;
}

export function simulate(random: () => number, { hand }: Numbers): number {
  const isDealt = new Uint8Array(ranks * suits);
  const held = new Uint8Array(ranks);
  let pairs = 0;
  for (let dealt = 0; dealt < hand; dealt += 1) {
    let card = drawBelow(random, ranks * suits);
    while (isDealt[card]) card = drawBelow(random, ranks * suits);
    isDealt[card] = 1;
    const rank = card % ranks;
    const before = held[rank] ?? 0;
    pairs += before;
    held[rank] = before + 1;
  }
  return pairs;
}

/** Ranks drawn with replacement, and only neighbors compared. */
export function mistakes({ hand }: Numbers): number[] {
  let withReplacement = 0;
  let neighbors = 0;
  for (let card = 1; card < hand; card += 1) {
    withReplacement += card / ranks;
    neighbors += (suits - 1) / (ranks * suits - 1);
  }
  return [withReplacement, neighbors];
}

/** Pairs of one color: each of the 26 couples is in the hand or not. */
export function followUps({ hand }: Numbers): number[] {
  return [(26 * choose(hand, 2)) / choose(52, 2)];
}
