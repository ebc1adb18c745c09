import { drawBelow } from '../tools/draw.ts';

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
