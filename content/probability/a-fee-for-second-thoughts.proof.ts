import { drawBelow } from '../tools/draw.ts';

interface Numbers {
  faces: number;
  fee: number;
}

/** Tries all plans "roll again up to this number", and goes through both rolls. */
export function exact(numbers: Numbers): number {
  let best = 0;
  for (let again = 0; again <= numbers.faces; again += 1) {
    best = Math.max(best, worthOf(again, numbers));
  }
  return best;
}

function worthOf(again: number, { faces, fee }: Numbers): number {
  let sum = 0;
  for (let first = 1; first <= faces; first += 1) {
    for (let second = 1; second <= faces; second += 1) sum += first > again ? first : second - fee;
  }
  return sum / faces ** 2;
}

export function simulate(random: () => number, { faces, fee }: Numbers): number {
  const first = 1 + drawBelow(random, faces);
  const averageOfSecond = (1 + faces) / 2 - fee;
  return first > averageOfSecond ? first : 1 + drawBelow(random, faces) - fee;
}

/** Rolling again below the average of a free roll, with and without the fee. */
export function mistakes({ faces, fee }: Numbers): number[] {
  return [worthOf(faces / 2, { faces, fee }), worthOf(faces / 2, { faces, fee: 0 })];
}

/** The fee at which even a 1 is kept. */
export function followUps({ faces }: Numbers): number[] {
  let sum = 0;
  for (let second = 1; second <= faces; second += 1) sum += second - 1;
  return [sum / faces];
}
