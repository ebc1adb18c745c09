import { drawBelow } from '../tools/draw.ts';

interface Numbers {
  faces: number;
  dice: number;
}

/** Die by die, the chances of each last digit of the product so far. */
export function exact({ faces, dice }: Numbers): number {
  let digits = [0, 1, 0, 0, 0, 0, 0, 0, 0, 0];
  for (let die = 0; die < dice; die += 1) {
    const next = digits.map(() => 0);
    for (const [digit, chance] of digits.entries()) {
      for (let face = 1; face <= faces; face += 1) {
        const last = (digit * face) % 10;
        next[last] = (next[last] ?? 0) + chance / faces;
      }
    }
    digits = next;
  }
  return digits[0] ?? 0;
}

export function simulate(random: () => number, { faces, dice }: Numbers): number {
  let product = 1;
  for (let die = 0; die < dice; die += 1) product *= 1 + drawBelow(random, faces);
  return product % 10 === 0 ? 1 : 0;
}

/** The chance that no die shows a number that counts. */
function without({ faces, dice }: Numbers, counts: (face: number) => boolean): number {
  let others = 0;
  for (let face = 1; face <= faces; face += 1) if (!counts(face)) others += 1;
  return (others / faces) ** dice;
}

/** Rolls without both are taken off twice; both ingredients taken as independent. */
export function mistakes(numbers: Numbers): number[] {
  const noEven = without(numbers, (face) => face % 2 === 0);
  const noFive = without(numbers, (face) => face % 5 === 0);
  return [1 - noEven - noFive, (1 - noEven) * (1 - noFive)];
}
