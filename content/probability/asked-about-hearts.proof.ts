import { drawBelow } from '../tools/draw.ts';

interface Numbers {
  ranks: number;
  suits: number;
}

/** Goes through all ordered hands of two cards, hearts first in the deck. */
export function exact({ ranks, suits }: Numbers): number {
  let atLeastOne = 0;
  let both = 0;
  for (let a = 0; a < ranks * suits; a += 1) {
    for (let b = 0; b < ranks * suits; b += 1) {
      if (a === b) continue;
      if (a < ranks || b < ranks) atLeastOne += 1;
      if (a < ranks && b < ranks) both += 1;
    }
  }
  return both / atLeastOne;
}

/** Deals until you can say yes. */
export function simulate(random: () => number, { ranks, suits }: Numbers): number {
  for (;;) {
    const a = drawBelow(random, ranks * suits);
    const b = drawBelow(random, ranks * suits);
    if (a === b) continue;
    if (a < ranks || b < ranks) return a < ranks && b < ranks ? 1 : 0;
  }
}

/** One card was seen, and nothing was said. */
export function mistakes({ ranks, suits }: Numbers): number[] {
  const cards = ranks * suits;
  const secondIsHeart = (ranks - 1) / (cards - 1);
  return [secondIsHeart, (ranks / cards) * secondIsHeart];
}

/** A card turned over at random is a heart. */
export function followUps({ ranks, suits }: Numbers): number[] {
  let shown = 0;
  let both = 0;
  for (let turned = 0; turned < ranks; turned += 1) {
    for (let other = 0; other < ranks * suits; other += 1) {
      if (other === turned) continue;
      shown += 1;
      if (other < ranks) both += 1;
    }
  }
  return [both / shown];
}
