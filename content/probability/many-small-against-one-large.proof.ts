import { drawBelow } from '../tools/draw.ts';

interface Numbers {
  small: number;
  dice: number;
  large: number;
}

/** The chances of all totals of the small dice, die by die. */
function totals({ small, dice }: Numbers): number[] {
  let chances = [1];
  for (let die = 0; die < dice; die += 1) {
    const next = Array.from({ length: chances.length + small }, () => 0);
    for (const [total, chance] of chances.entries()) {
      for (let face = 1; face <= small; face += 1) {
        next[total + face] = (next[total + face] ?? 0) + chance / small;
      }
    }
    chances = next;
  }
  return chances;
}

/** Sums over all pairs of a total and a face of the large die. */
function chanceOf(numbers: Numbers, wins: (total: number, face: number) => boolean): number {
  let sum = 0;
  for (const [total, chance] of totals(numbers).entries()) {
    for (let face = 1; face <= numbers.large; face += 1) {
      if (wins(total, face)) sum += chance / numbers.large;
    }
  }
  return sum;
}

export function exact(numbers: Numbers): number {
  return chanceOf(numbers, (total, face) => total > face);
}

export function simulate(random: () => number, { small, dice, large }: Numbers): number {
  let total = 0;
  for (let die = 0; die < dice; die += 1) total += 1 + drawBelow(random, small);
  return total > 1 + drawBelow(random, large) ? 1 : 0;
}

/** Ties count for Ada. */
export function mistakes(numbers: Numbers): number[] {
  return [chanceOf(numbers, (total, face) => total >= face)];
}
