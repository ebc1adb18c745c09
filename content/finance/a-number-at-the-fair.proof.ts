import { drawBelow } from '../tools/draw.ts';

interface Numbers {
  faces: number;
  dice: number;
  win: number;
}

/** The mean of a payment for the number of matches, over all outcomes; your number is 0. */
function meanOf({ faces, dice }: Omit<Numbers, 'win'>, pay: (matches: number) => number): number {
  let sum = 0;
  for (let outcome = 0; outcome < faces ** dice; outcome += 1) {
    let matches = 0;
    for (let rest = outcome, die = 0; die < dice; die += 1) {
      if (rest % faces === 0) matches += 1;
      rest = Math.floor(rest / faces);
    }
    sum += pay(matches);
  }
  return sum / faces ** dice;
}

export function exact(numbers: Numbers): number {
  return -meanOf(numbers, (matches) => (matches > 0 ? matches * numbers.win : -1));
}

export function simulate(random: () => number, { faces, dice, win }: Numbers): number {
  let matches = 0;
  for (let die = 0; die < dice; die += 1) if (drawBelow(random, faces) === 0) matches += 1;
  return matches > 0 ? -matches * win : 1;
}

/** The lost stakes only; one payment for any number of matches. */
export function mistakes(numbers: Numbers): number[] {
  return [
    meanOf(numbers, (matches) => (matches > 0 ? 0 : 1)),
    meanOf(numbers, (matches) => (matches > 0 ? -numbers.win : 1)),
  ];
}

/** The fair payment for a match. */
export function followUps(numbers: Numbers): number[] {
  const lost = meanOf(numbers, (matches) => (matches > 0 ? 0 : 1));
  return [lost / meanOf(numbers, (matches) => matches)];
}
