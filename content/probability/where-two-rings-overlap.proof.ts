import { drawBelow } from '../tools/draw.ts';
import { maximize } from '../tools/maximize.ts';

interface Numbers {
  own: number;
  shared: number;
  sold: number;
  sides: number;
  edge: number;
}

/** The distribution of a sum of dice, each counted with its own weight. */
function distributionOf(weights: number[], sides: number): Map<number, number> {
  let chances = new Map([[0, 1]]);
  for (const weight of weights) {
    const next = new Map<number, number>();
    for (const [sum, chance] of chances) {
      for (let face = 1; face <= sides; face += 1) {
        const total = sum + weight * face;
        next.set(total, (next.get(total) ?? 0) + chance / sides);
      }
    }
    chances = next;
  }
  return chances;
}

/** The variance of one die. */
function varianceOfDie(sides: number): number {
  let [sum, squares] = [0, 0];
  for (const [face, chance] of distributionOf([1], sides)) {
    sum += chance * face;
    squares += chance * face * face;
  }
  return squares - sum * sum;
}

/** The variance of the result with so many blue contracts per red one sold, die by die. */
function varianceWith(ratio: number, { own, shared }: Numbers, ofDie: number): number {
  let variance = 0;
  for (let die = 0; die < own; die += 1) variance += ofDie + ratio ** 2 * ofDie;
  for (let die = 0; die < shared; die += 1) variance += (ratio - 1) ** 2 * ofDie;
  return variance;
}

export function earlier(numbers: Numbers): number[] {
  const ofDie = varianceOfDie(numbers.sides);
  const variance = (ratio: number) => varianceWith(ratio, numbers, ofDie);
  const ratio = maximize((tried) => -variance(tried), -0.5, 1.5);
  return [numbers.sold * ratio, variance(ratio) / variance(0)];
}

/** Goes through the dice that he may have seen and their faces. */
export function exact({ own, shared, sides, edge }: Numbers): number {
  const dice = own + shared;
  const meanOf = (count: number) => {
    let mean = 0;
    for (const [sum, chance] of distributionOf(
      Array.from({ length: count }, () => 1),
      sides,
    )) {
      mean += sum * chance;
    }
    return mean;
  };
  const [all, others] = [meanOf(dice), meanOf(dice - 1)];
  const ask = all + edge;
  let [cases, total] = [0, 0];
  for (let die = 0; die < dice; die += 1) {
    for (let face = 1; face <= sides; face += 1) {
      if (face + others <= ask) continue;
      cases += 1;
      total += die < shared ? face + others : all;
    }
  }
  return total / cases;
}

/** As many as sold; the dice not in common; the part removed; all of the surprise. */
export function mistakes(numbers: Numbers): number[] {
  const { own, shared } = numbers;
  const dice = own + shared;
  const fair = (dice * (1 + numbers.sides)) / 2;
  return [
    numbers.sold,
    own / dice,
    (shared / dice) ** 2,
    fair + ((exact(numbers) - fair) * dice) / shared,
  ];
}

/** Rolls the die that he has seen until he buys, then the other dice of the blue ring. */
export function simulate(random: () => number, { own, shared, sides, edge }: Numbers): number {
  const dice = own + shared;
  for (;;) {
    const isShared = drawBelow(random, dice) < shared;
    const seen = 1 + drawBelow(random, sides);
    if (seen <= (1 + sides) / 2 + edge) continue;
    let blue = isShared ? seen : 0;
    for (let die = isShared ? 1 : 0; die < dice; die += 1) blue += 1 + drawBelow(random, sides);
    return blue;
  }
}
