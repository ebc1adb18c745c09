import { maximize } from '../tools/maximize.ts';
import { drawNormal } from '../tools/normal.ts';

interface Numbers {
  variance: number;
  few: number;
  many: number;
}

/**
 * The quotes of a bond whose fair value is 0, all equally likely. A normal error becomes plus or minus
 * its deviation (Gauss-Hermite): for the mean of log likelihoods, which are quadratic, this is exact.
 */
function quotesOf(dealers: number, deviation: number): number[][] {
  if (dealers === 0) return [[]];
  return quotesOf(dealers - 1, deviation).flatMap((quotes) =>
    [-deviation, deviation].map((error) => [...quotes, error]),
  );
}

/** What the quotes of a bond leave over at the fair value that fits them best. */
function leftOver(quotes: number[], deviation: number): number {
  const squares = (value: number) => quotes.reduce((sum, quote) => sum + (quote - value) ** 2, 0);
  return squares(maximize((guess) => -squares(guess), -2 * deviation, 2 * deviation));
}

/** Maximizes the log likelihood for one bond of each kind, in the mean over their quotes. */
export function exact({ variance, few, many }: Numbers): number {
  const deviation = Math.sqrt(variance);
  const kinds = [few, many].map((dealers) => {
    const bonds = quotesOf(dealers, deviation);
    const squares = bonds.reduce((sum, quotes) => sum + leftOver(quotes, deviation), 0);
    return { dealers, squares: squares / bonds.length };
  });
  const logLikelihood = (guess: number) =>
    kinds.reduce(
      (sum, { dealers, squares }) => sum - (dealers * Math.log(guess) + squares / guess) / 2,
      0,
    );
  return maximize(logLikelihood, variance / 5, 2 * variance);
}

/** The squared deviations of one bond's quotes from their own mean. */
function squaredDeviations(random: () => number, dealers: number, variance: number): number {
  const fairValue = 10_000;
  const quotes: number[] = [];
  let sum = 0;
  for (let dealer = 0; dealer < dealers; dealer += 1) {
    const quote = fairValue + Math.sqrt(variance) * drawNormal(random);
    quotes.push(quote);
    sum += quote;
  }
  let squares = 0;
  for (const quote of quotes) squares += (quote - sum / dealers) ** 2;
  return squares;
}

/** The squared deviations of one bond of each kind, per quote. */
export function simulate(random: () => number, { variance, few, many }: Numbers): number {
  const squares =
    squaredDeviations(random, few, variance) + squaredDeviations(random, many, variance);
  return squares / (few + many);
}

/** The truth, and the mean of what bonds of either kind alone would tend to. */
export function mistakes({ variance, few, many }: Numbers): number[] {
  const alone = (dealers: number) => ((dealers - 1) / dealers) * variance;
  return [variance, (alone(few) + alone(many)) / 2];
}
