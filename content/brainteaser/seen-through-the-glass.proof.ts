import { drawBelow } from '../tools/draw.ts';

interface Numbers {
  faces: number;
}

/** The mean over all faces on top. */
function meanOf(faces: number, pay: (top: number) => number): number {
  let sum = 0;
  for (let top = 1; top <= faces; top += 1) sum += pay(top);
  return sum / faces;
}

export function exact({ faces }: Numbers): number {
  return meanOf(faces, (top) => top * (faces + 1 - top));
}

export function simulate(random: () => number, { faces }: Numbers): number {
  const top = 1 + drawBelow(random, faces);
  const bottom = faces + 1 - top;
  return top * bottom;
}

/** Two independent numbers; the same number twice. */
export function mistakes({ faces }: Numbers): number[] {
  return [
    meanOf(faces, (first) => meanOf(faces, (second) => first * second)),
    meanOf(faces, (top) => top * top),
  ];
}

/** Two dice. */
export function followUps({ faces }: Numbers): number[] {
  return [meanOf(faces, (first) => meanOf(faces, (second) => first * second))];
}
