import { drawBelow } from '../tools/draw.ts';
import type { Story } from '../tools/story.ts';

interface Numbers {
  envelopes: number;
  shredded: number;
}

/** Goes through all places of the three red slips in the order shredded, opened, rest. */
export function exact({ envelopes, shredded }: Numbers): number {
  const opened = shredded + 1;
  let openedIsRed = 0;
  let shreddedAreClean = 0;
  for (let a = 1; a <= envelopes; a += 1) {
    for (let b = a + 1; b <= envelopes; b += 1) {
      for (let c = b + 1; c <= envelopes; c += 1) {
        if (a !== opened && b !== opened && c !== opened) continue;
        openedIsRed += 1;
        if (a > shredded) shreddedAreClean += 1;
      }
    }
  }
  return shreddedAreClean / openedIsRed;
}

/** Lays the red slips at random until the opened envelope holds one. */
export function simulate(random: () => number, { envelopes, shredded }: Numbers): number {
  const opened = shredded + 1;
  for (;;) {
    const a = 1 + drawBelow(random, envelopes);
    const b = 1 + drawBelow(random, envelopes);
    const c = 1 + drawBelow(random, envelopes);
    if (a === b || a === c || b === c) continue;
    if (a === opened || b === opened || c === opened) return Math.min(a, b, c) > shredded ? 1 : 0;
  }
}

/** What was true before anything was opened. */
export function mistakes({ envelopes, shredded }: Numbers): number[] {
  let clean = 1;
  for (let slip = 0; slip < 3; slip += 1) {
    clean *= (envelopes - shredded - slip) / (envelopes - slip);
  }
  return [clean];
}

export function narrate(random: () => number, { envelopes, shredded }: Numbers): Story {
  const opened = shredded + 1;
  for (let layouts = 1; ; layouts += 1) {
    const slips = [1, 2, 3].map(() => 1 + drawBelow(random, envelopes)).sort((a, b) => a - b);
    if (new Set(slips).size < 3 || !slips.includes(opened)) continue;
    const taken = slips.filter((place) => place <= shredded);
    const outcome = taken.length === 0 ? 1 : 0;
    return {
      steps: [
        `Envelopes 1 to ${shredded} will be shredded, number ${opened} will be opened, and the rest stay closed.`,
        `We place the three red slips at random until number ${opened} has one: try ${layouts} does.`,
        `The slips are in envelopes ${slips.join(', ')}.`,
        outcome === 1
          ? 'None of the shredded envelopes had a slip. The trial counts as 1.'
          : `The shredder took number ${taken.join(' and ')}. The trial counts as 0.`,
      ],
      outcome,
    };
  }
}

/** The red slips among the shredded envelopes, over all places in which the opened one is red. */
export function followUps({ envelopes, shredded }: Numbers): number[] {
  let places = 0;
  let taken = 0;
  for (let a = 1; a <= envelopes; a += 1) {
    for (let b = a + 1; b <= envelopes; b += 1) {
      if (a === shredded + 1 || b === shredded + 1) continue;
      places += 1;
      taken += (a <= shredded ? 1 : 0) + (b <= shredded ? 1 : 0);
    }
  }
  return [taken / places];
}
