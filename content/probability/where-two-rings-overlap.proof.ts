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

/** The variance of the result with so many blue contracts per red one sold. */
function varianceWith(ratio: number, { own, shared, sides }: Numbers): number {
  // The faces of different dice are independent, so it is enough to add up die by die.
  const weights = [
    ...Array.from({ length: own }, () => -1),
    ...Array.from({ length: own }, () => ratio),
    ...Array.from({ length: shared }, () => ratio - 1),
  ];
  let variance = 0;
  for (const weight of weights) {
    const [values, squares] = [1, 2].map((power) => {
      let sum = 0;
      for (const [value, chance] of distributionOf([weight], sides)) sum += chance * value ** power;
      return sum;
    });
    variance += (squares ?? 0) - (values ?? 0) ** 2;
  }
  return variance;
}

const bestRatio = (numbers: Numbers) =>
  maximize((ratio) => -varianceWith(ratio, numbers), -0.5, 1.5);

export function earlier(numbers: Numbers): number[] {
  const ratio = bestRatio(numbers);
  return [numbers.sold * ratio, varianceWith(ratio, numbers) / varianceWith(0, numbers)];
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
  const ask = meanOf(dice) + edge;
  let [cases, total] = [0, 0];
  for (let die = 0; die < dice; die += 1) {
    for (let face = 1; face <= sides; face += 1) {
      if (face + meanOf(dice - 1) <= ask) continue;
      cases += 1;
      total += die < shared ? face + meanOf(dice - 1) : meanOf(dice);
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

/** Rolls all dice until he buys. */
export function simulate(random: () => number, { own, shared, sides, edge }: Numbers): number {
  for (;;) {
    const roll = (count: number) =>
      Array.from({ length: count }, () => 1 + drawBelow(random, sides));
    const [common, red, blue] = [roll(shared), roll(own), roll(own)];
    const seen = [...common, ...red][drawBelow(random, own + shared)] ?? 0;
    if (seen <= (1 + sides) / 2 + edge) continue;
    return [...common, ...blue].reduce((sum, face) => sum + face, 0);
  }
}
