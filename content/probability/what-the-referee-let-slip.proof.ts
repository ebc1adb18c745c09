import { drawBelow } from '../tools/draw.ts';

interface Numbers {
  faces: number;
  shown: number;
}

/** The mean sum over the outcomes that agree with the answer. */
function meanSum(faces: number, agrees: (a: number, b: number) => boolean): number {
  let sum = 0;
  let outcomes = 0;
  for (let a = 1; a <= faces; a += 1) {
    for (let b = 1; b <= faces; b += 1) {
      if (!agrees(a, b)) continue;
      outcomes += 1;
      sum += a + b;
    }
  }
  return sum / outcomes;
}

export function exact({ faces, shown }: Numbers): number {
  return meanSum(faces, (a, b) => a === shown || b === shown);
}

/** Rolls until the referee says yes. */
export function simulate(random: () => number, { faces, shown }: Numbers): number {
  for (;;) {
    const a = 1 + drawBelow(random, faces);
    const b = 1 + drawBelow(random, faces);
    if (a === shown || b === shown) return a + b;
  }
}

/** The first die shows it; only one die shows it. */
export function mistakes({ faces, shown }: Numbers): number[] {
  return [
    meanSum(faces, (a) => a === shown),
    meanSum(faces, (a, b) => (a === shown) !== (b === shown)),
  ];
}

/** Three dice: the mean sum over the outcomes in which one of them shows the number. */
export function followUps({ faces, shown }: Numbers): number[] {
  let sum = 0;
  let outcomes = 0;
  for (let a = 1; a <= faces; a += 1) {
    for (let b = 1; b <= faces; b += 1) {
      for (let c = 1; c <= faces; c += 1) {
        if (a !== shown && b !== shown && c !== shown) continue;
        sum += a + b + c;
        outcomes += 1;
      }
    }
  }
  return [sum / outcomes];
}
