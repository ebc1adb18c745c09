import { drawBelow } from '../tools/draw.ts';

interface Numbers {
  faces: number;
  top: number;
}

/** The share of the outcomes, each weighted by the number of dice that show the highest number. */
function share({ faces, top }: Numbers, weigh: (dice: number) => number): number {
  let sum = 0;
  for (let a = 1; a <= faces; a += 1) {
    for (let b = 1; b <= faces; b += 1) {
      for (let c = 1; c <= faces; c += 1) {
        if (Math.max(a, b, c) !== top) continue;
        sum += weigh((a === top ? 1 : 0) + (b === top ? 1 : 0) + (c === top ? 1 : 0));
      }
    }
  }
  return sum / faces ** 3;
}

export function exact(numbers: Numbers): number {
  return share(numbers, () => 1);
}

export function simulate(random: () => number, { faces, top }: Numbers): number {
  let highest = 0;
  for (let die = 0; die < 3; die += 1) highest = Math.max(highest, 1 + drawBelow(random, faces));
  return highest === top ? 1 : 0;
}

/** An outcome counts once for each die with the highest number; only for a single one. */
export function mistakes(numbers: Numbers): number[] {
  return [share(numbers, (dice) => dice), share(numbers, (dice) => (dice === 1 ? 1 : 0))];
}

/** The most likely highest number. */
export function followUps({ faces }: Numbers): number[] {
  return [share({ faces, top: faces }, () => 1)];
}
