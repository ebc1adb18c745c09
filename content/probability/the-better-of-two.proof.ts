import { drawBelow } from '../tools/draw.ts';

interface Numbers {
  faces: number;
}

/** The mean over all outcomes that count. */
function meanOfHigher(faces: number, counts: (a: number, b: number) => boolean): number {
  let sum = 0;
  let outcomes = 0;
  for (let a = 1; a <= faces; a += 1) {
    for (let b = 1; b <= faces; b += 1) {
      if (!counts(a, b)) continue;
      outcomes += 1;
      sum += Math.max(a, b);
    }
  }
  return sum / outcomes;
}

export function exact({ faces }: Numbers): number {
  return meanOfHigher(faces, () => true);
}

export function simulate(random: () => number, { faces }: Numbers): number {
  const first = 1 + drawBelow(random, faces);
  const second = 1 + drawBelow(random, faces);
  return Math.max(first, second);
}

/** Two different numbers. */
export function mistakes({ faces }: Numbers): number[] {
  return [meanOfHigher(faces, (a, b) => a !== b)];
}

/** The lower of the two. */
export function followUps({ faces }: Numbers): number[] {
  let sum = 0;
  for (let a = 1; a <= faces; a += 1) {
    for (let b = 1; b <= faces; b += 1) sum += Math.min(a, b);
  }
  return [sum / faces ** 2];
}
