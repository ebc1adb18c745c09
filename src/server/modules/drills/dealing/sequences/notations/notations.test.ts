import { describe, expect, it } from 'vitest';
import { continuations } from '../rules/search.ts';
import { fractions, type Pair } from './fractions.ts';
import { letters, placeOf } from './letters.ts';
import { numbers } from './numbers.ts';

const places = (text: string) => [...text].map((letter) => letter.charCodeAt(0) - 64);

function pairs(text: string): Pair[] {
  return text.split(' ').map((part): Pair => {
    const [numerator, denominator] = part.split('/').map(Number);
    return [numerator ?? 0, denominator ?? 0];
  });
}

describe('numbers', () => {
  it('are clear if all rules agree on the answer', () => {
    expect(numbers.isClear([3, 7, 14, 24, 37], 53, continuations)).toBe(true);
  });

  it.each([
    ['another rule fits', [11, 13, 17, 19, 23], 29],
    ['another answer follows', [3, 7, 14, 24, 37], 52],
    ['no rule is confirmed', [1, 2, 4], 8],
    ['no rule fits', [3, 1, 4, 1, 5, 9], 2],
  ])('are not clear if %s', (_reason, shown, answer) => {
    expect(numbers.isClear(shown, answer, continuations)).toBe(false);
  });

  it('have at most six digits', () => {
    expect([999_999, -999_999, 1_000_000, -1_000_000, 1.5].map(numbers.isTerm)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('are not asked for if they are steady or constant', () => {
    expect(
      [
        [4, 9, 14, 19],
        [5, 5, 5, 5],
        [4, 9, 14, 20],
      ].map(numbers.isWorthAsking),
    ).toEqual([false, false, true]);
  });
});

describe('letters', () => {
  it('start again after Z', () => {
    expect([0, 1, 26, 27, -26, 53].map(placeOf)).toEqual([26, 1, 26, 1, 26, 1]);
  });

  it.each([
    ['steps', 'ACFJO', 'U'],
    ['steps over Z', 'YELTC', 'M'],
    ['steps backward over A', 'BYVSP', 'M'],
    ['steps in turn over Z', 'UYXBAE', 'D'],
    ['two sequences in turn', 'AUCTESG', 'R'],
    ['two sequences that both start again', 'OHTEYBD', 'Y'],
  ])('are clear: %s', (_rule, shown, answer) => {
    expect(letters.isClear(places(shown), placeOf(answer.charCodeAt(0) - 64), continuations)).toBe(
      true,
    );
  });

  it.each([
    ['primes, or steps of 2 and 4', 'KMQSW', 'Y'],
    ['the other answer', 'ACFJO', 'T'],
  ])('are not clear: %s', (_rule, shown, answer) => {
    expect(letters.isClear(places(shown), placeOf(answer.charCodeAt(0) - 64), continuations)).toBe(
      false,
    );
  });
});

describe('fractions', () => {
  it.each([
    ['rules of their own', '3/8 5/24 7/72 11/216 13/648', '17/1944'],
    ['numerators that are the denominators before', '2/5 5/7 7/12 12/19 19/31', '31/50'],
    [
      'a value that is no whole multiple of the ones before',
      '5/9 10/27 20/81 40/243 80/729',
      '160/2187',
    ],
    ['denominators that depend on the numerators', '3/7 5/11 7/15 11/23 13/27', '17/35'],
  ])('are clear: %s', (_rule, shown, answer) => {
    const [pair = [0, 0]] = pairs(answer);
    expect(fractions.isClear(pairs(shown), pair, continuations)).toBe(true);
  });

  it.each([
    ['numerators with two rules', '11/4 13/8 17/12 19/16 23/20', '29/24'],
    ['denominators with two rules', '3/11 7/13 11/17 15/19 19/23', '23/29'],
    ['another numerator', '3/8 5/24 7/72 11/216 13/648', '15/1944'],
    ['another denominator', '3/8 5/24 7/72 11/216 13/648', '17/1296'],
    ['numerators that are the denominators before, too', '2/3 3/5 5/8 8/13 13/20', '21/31'],
    ['values with a rule of their own', '6/7 9/14 13/28 18/56 24/112', '31/224'],
  ])('are not clear: %s', (_rule, shown, answer) => {
    const [pair = [0, 0]] = pairs(answer);
    expect(fractions.isClear(pairs(shown), pair, continuations)).toBe(false);
  });

  it('are shown in lowest terms, positive and not whole', () => {
    const terms = pairs('3/4 2/4 0/3 -1/2 5/1 1/10000 7/3');
    expect(terms.filter(fractions.isTerm)).toEqual(pairs('3/4 7/3'));
  });

  it('are not asked for if the numerator is constant or the values are too large to search', () => {
    expect(fractions.isWorthAsking(pairs('1/2 1/4 1/8 1/16'))).toBe(false);
    expect(fractions.isWorthAsking(pairs('1/97 2/101 3/103 4/107 5/109 6/113'))).toBe(false);
    expect(fractions.isWorthAsking(pairs('1/2 3/4 5/8 7/16'))).toBe(true);
  });
});
