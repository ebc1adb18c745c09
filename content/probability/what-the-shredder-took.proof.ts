import { drawBelow } from '../tools/draw.ts';
import type { Story } from '../tools/story.ts';

/** Goes through all places of the three red slips in the order shredded (1 to 8), opened (9), rest. */
export function exact(): number {
  let openedIsRed = 0;
  let shreddedAreClean = 0;
  for (let a = 1; a <= 20; a += 1) {
    for (let b = a + 1; b <= 20; b += 1) {
      for (let c = b + 1; c <= 20; c += 1) {
        if (a !== 9 && b !== 9 && c !== 9) continue;
        openedIsRed += 1;
        if (a > 8) shreddedAreClean += 1;
      }
    }
  }
  return shreddedAreClean / openedIsRed;
}

/** Lays the red slips at random until the ninth envelope holds one. */
export function simulate(random: () => number): number {
  for (;;) {
    const a = 1 + drawBelow(random, 20);
    const b = 1 + drawBelow(random, 20);
    const c = 1 + drawBelow(random, 20);
    if (a === b || a === c || b === c) continue;
    if (a === 9 || b === 9 || c === 9) return Math.min(a, b, c) > 8 ? 1 : 0;
  }
}

/** What was true before anything was opened. */
export function mistakes(): number[] {
  let clean = 1;
  for (let slip = 0; slip < 3; slip += 1) clean *= (12 - slip) / (20 - slip);
  return [clean];
}

export function narrate(random: () => number): Story {
  for (let layouts = 1; ; layouts += 1) {
    const slips = [1, 2, 3].map(() => 1 + drawBelow(random, 20)).sort((a, b) => a - b);
    if (new Set(slips).size < 3 || !slips.includes(9)) continue;
    const shredded = slips.filter((place) => place <= 8);
    const outcome = shredded.length === 0 ? 1 : 0;
    return {
      steps: [
        'Envelopes 1 to 8 will be shredded, number 9 will be opened, and 10 to 20 stay closed.',
        `We place the three red slips at random until number 9 has one: try ${layouts} does.`,
        `The slips are in envelopes ${slips.join(', ')}.`,
        outcome === 1
          ? 'None of the shredded envelopes had a slip. The trial counts as 1.'
          : `The shredder took number ${shredded.join(' and ')}. The trial counts as 0.`,
      ],
      outcome,
    };
  }
}
