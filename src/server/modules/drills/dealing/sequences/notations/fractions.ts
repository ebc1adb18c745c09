import type { Notation } from '../family.ts';
import { greatestCommonDivisor } from '../rules/exact.ts';
import { at, confirmed } from '../rules/fit.ts';
import { largestTerm, type Search } from '../rules/search.ts';
import { fitCombinations } from '../rules/sums.ts';
import { isOnly } from './numbers.ts';

/** As shown, which is always in lowest terms. */
export type Pair = readonly [numerator: number, denominator: number];

const largest = 9999;

const isPart = (part: number) => Number.isInteger(part) && part > 0 && part <= largest;

export const fractions: Notation<Pair> = {
  write: ([numerator, denominator]) => `${numerator}/${denominator}`,

  isTerm: ([numerator, denominator]) =>
    isPart(numerator) &&
    isPart(denominator) &&
    denominator > 1 &&
    greatestCommonDivisor(numerator, denominator) === 1,

  isWorthAsking: (terms) =>
    new Set(terms.map(([numerator]) => numerator)).size > 1 &&
    wholeMultiples(terms).every((term) => term <= largestTerm),

  isClear(shown, answer, search) {
    const [numerator, denominator] = answer;
    const numerators = shown.map((pair) => pair[0]);
    const denominators = shown.map((pair) => pair[1]);
    const [value = Number.NaN, ...values] = wholeMultiples([answer, ...shown]);
    return (
      isOnly(followPart(search, numerators, denominators, denominator), numerator) &&
      isOnly(followPart(search, denominators, numerators, numerator), denominator) &&
      search(values).every((next) => next === value)
    );
  },

  near: ([numerator, denominator], random) =>
    random.chance(0.5)
      ? [numerator + random.pick([-2, -1, 1, 2]), denominator]
      : [numerator, denominator + random.pick([-2, -1, 1, 2])],

  move: ([numerator, denominator], from, to) => [
    numerator + to[0] - from[0],
    denominator + to[1] - from[1],
  ],
};

/**
 * What could come next in one part of the fractions, including by rules that need the other part,
 * such as "the denominator before" or "twice the denominator less one".
 */
function followPart(
  search: Search,
  own: readonly number[],
  other: readonly number[],
  nextOther: number,
): number[] {
  const results = own.slice(1);
  const right = own.slice(0, -1);
  const [last, lastOther] = [at(own, -1), at(other, -1)];
  const fits = [
    ...fitCombinations({ results, left: other.slice(0, -1), right, next: [lastOther, last] }, 1),
    ...fitCombinations({ results, left: other.slice(1), right, next: [nextOther, last] }, 1),
  ];
  return [...search(own), ...confirmed(fits, own, 2).map(({ next }) => next)];
}

/** The fractions times their least common denominator, so that rules for numbers can be tried. */
function wholeMultiples(terms: readonly Pair[]): number[] {
  const scale = terms.reduce(
    (multiple, [, denominator]) =>
      (multiple / greatestCommonDivisor(multiple, denominator)) * denominator,
    1,
  );
  return terms.map(([numerator, denominator]) => (scale / denominator) * numerator);
}
