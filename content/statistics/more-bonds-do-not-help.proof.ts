import { maximize } from '../tools/maximize.ts';
import { drawNormal } from '../tools/normal.ts';

/**
 * The quotes of a bond whose fair value is 0, all equally likely. A normal error becomes plus or minus
 * its deviation (Gauss-Hermite): for the mean of log likelihoods, which are quadratic, this is exact.
 */
function quotesOf(dealers: number): number[][] {
  if (dealers === 0) return [[]];
  return quotesOf(dealers - 1).flatMap((quotes) => [-5, 5].map((error) => [...quotes, error]));
}

function logLikelihood(quotes: number[], value: number, variance: number): number {
  let squares = 0;
  for (const quote of quotes) squares += (quote - value) ** 2;
  return -(quotes.length * Math.log(variance) + squares / variance) / 2;
}

/** For one bond of each kind, in the mean over their quotes, with the fair values that fit best. */
function bestLogLikelihood(variance: number): number {
  let sum = 0;
  for (const dealers of [2, 3]) {
    const bonds = quotesOf(dealers);
    for (const quotes of bonds) {
      const value = maximize((guess) => logLikelihood(quotes, guess, variance), -20, 20);
      sum += logLikelihood(quotes, value, variance) / bonds.length;
    }
  }
  return sum;
}

export function exact(): number {
  return maximize(bestLogLikelihood, 5, 50);
}

/** The squared deviations of one bond of each kind, per quote. */
export function simulate(random: () => number): number {
  const value = 10_000;
  const a = value + 5 * drawNormal(random);
  const b = value + 5 * drawNormal(random);
  const c = value + 5 * drawNormal(random);
  const d = value + 5 * drawNormal(random);
  const e = value + 5 * drawNormal(random);
  const two = (a + b) / 2;
  const three = (c + d + e) / 3;
  const squares =
    (a - two) ** 2 + (b - two) ** 2 + (c - three) ** 2 + (d - three) ** 2 + (e - three) ** 2;
  return squares / 5;
}

/** The truth, and the mean of what pairs alone and triples alone would tend to. */
export function mistakes(): number[] {
  return [25, ((1 / 2) * 25 + (2 / 3) * 25) / 2];
}
