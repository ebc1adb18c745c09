import { drawBelow } from '../tools/draw.ts';

const faces = [1, 2, 3, 4, 5, 6];

/** For each first roll, the best of three choices: keep, roll one again, roll the other again. */
export function exact(): number {
  const mean = faces.reduce((sum, face) => sum + face, 0) / 6;
  let total = 0;
  for (const a of faces) {
    for (const b of faces) total += Math.max(a + b, a + mean, mean + b);
  }
  return total / 36;
}

export function mistakes(): number[] {
  const gain = faces.reduce((sum, face) => sum + Math.max(3.5 - face, 0) / 6, 0);
  return [7 + 2 * gain, 7 + gain];
}

export function simulate(random: () => number): number {
  const a = 1 + drawBelow(random, 6);
  const b = 1 + drawBelow(random, 6);
  const low = Math.min(a, b);
  return Math.max(a, b) + (low <= 3 ? 1 + drawBelow(random, 6) : low);
}

/** Three dice: the best of keeping all and rolling any one of them again. */
export function followUps(): number[] {
  let total = 0;
  for (const a of faces) {
    for (const b of faces) {
      for (const c of faces) {
        const sums = [a, b, c].map((die) =>
          faces.reduce((sum, face) => sum + (a + b + c - die + face) / 6, 0),
        );
        total += Math.max(a + b + c, ...sums);
      }
    }
  }
  return [total / 216];
}
