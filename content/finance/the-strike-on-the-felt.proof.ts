import { drawBelow } from '../tools/draw.ts';

interface Numbers {
  faces: number;
  strike: number;
}

/** The mean of a payment over all outcomes. */
function priceOf(faces: number, pay: (sum: number) => number): number {
  let total = 0;
  for (let a = 1; a <= faces; a += 1) {
    for (let b = 1; b <= faces; b += 1) total += pay(a + b);
  }
  return total / faces ** 2;
}

export function exact({ faces, strike }: Numbers): number {
  return priceOf(faces, (sum) => Math.max(0, sum - strike));
}

export function simulate(random: () => number, { faces, strike }: Numbers): number {
  const sum = 2 + drawBelow(random, faces) + drawBelow(random, faces);
  return Math.max(0, sum - strike);
}

/** A dollar if the call pays at all, and the mean given that it does. */
export function mistakes(numbers: Numbers): number[] {
  const isPaid = priceOf(numbers.faces, (sum) => (sum > numbers.strike ? 1 : 0));
  return [isPaid, exact(numbers) / isPaid];
}

/** The put. */
export function followUps({ faces, strike }: Numbers): number[] {
  return [priceOf(faces, (sum) => Math.max(0, strike - sum))];
}
