import { describe, expect, it } from 'vitest';
import { continuations, largestTerm } from './search.ts';

const follow = (...terms: number[]) => continuations(terms).toSorted((a, b) => a - b);

describe('what could come next', () => {
  it.each([
    ['steady', [4, 9, 14, 19, 24], 29],
    ['growing differences', [3, 7, 14, 24, 37], 53],
    ['differences that grow by ever more', [1, 2, 6, 15, 31, 56], 92],
    ['geometric', [16, 24, 36, 54, 81], 121.5],
    ['geometric differences', [9, 11, 15, 23, 39], 71],
    ['halved differences', [78, 126, 150, 162, 168], 171],
    ['differences that change sign', [9, 15, 3, 27, -21], 75],
    ['prime differences', [30, 33, 38, 45, 56, 69], 86],
    ['×2 + 1', [2, 5, 11, 23, 47], 95],
    ['×2 + 1, ×3 + 1, ×4 + 1', [1, 3, 10, 41, 206], 1237],
    ['×1, ×2, ×3, from two equal terms', [1, 1, 2, 6, 24], 120],
    ['×4 − 1, ×3 − 1, ×2 − 1', [5, 19, 56, 111, 110], -1],
    ['×2 + 1, ×2 + 2, ×2 + 3', [1, 3, 8, 19, 42, 89], 184],
    ['÷5, ÷4, ÷3, ÷2', [240, 48, 12, 4, 2], 2],
    ['Fibonacci', [2, 5, 7, 12, 19], 31],
    ['sums of two, plus 5', [5, 7, 17, 29, 51], 85],
    ['twice the one before, plus the one before that', [4, 7, 18, 43, 104], 251],
    ['sums of three', [8, 10, 13, 31, 54, 98], 183],
    ['products of two', [1, 2, 2, 4, 8, 32], 256],
    ['squares of the one before, plus 1', [1, 2, 5, 26, 677], 458_330],
    ['+3 and ×2', [1, 4, 8, 11, 22, 25], 50],
    ['−6 and ×4, through zero', [6, 0, 0, -6, -24, -30, -120], -126],
    ['×4, +13 and −7', [15, 60, 73, 66, 264, 277, 270], 1080],
    ['+5, ×2, +9, ×2', [13, 18, 36, 45, 90, 103, 206], 223],
    ['a(n − 2) + a(n − 3)', [5, 9, 2, 14, 11, 16], 25],
    ['a(n − 1) − a(n − 2) + a(n − 3), plus 4', [3, 20, 7, -6, 11, 28, 15], 2],
    ['the sum of all before, plus 3', [2, 7, 12, 24, 48], 96],
    ['the sum of digits added', [47, 58, 71, 79, 95], 109],
    ['the sum of digits subtracted, less 1', [95, 80, 71, 62, 53], 44],
    ['the digits reversed and added', [13, 44, 88, 176, 847], 1595],
    ['the last digit added, plus 1', [13, 17, 25, 31, 33], 37],
    ['primes', [2, 3, 5, 7, 11], 13],
    ['primes, doubled and shifted', [60, 64, 76, 84, 88, 96], 108],
    ['every second prime', [2, 5, 11, 17, 23, 31], 41],
    ['squares', [49, 64, 81, 100, 121], 144],
    ['cubes, shifted', [0, 7, 26, 63, 124], 215],
    ['squares, up and down by 1', [2, 3, 10, 15, 26], 35],
    ['two sequences in turn', [4, 32, 8, 28, 16, 24, 32, 20], 64],
    ['cubes among others', [8, 50, 27, 45, 64, 40, 125, 35], 216],
    ['×2, not ×2, ×2 and +8 in turn', [2, 4, 8, 16, 32, 64], 128],
    ['a constant', [3, 3, 3, 3, 3], 3],
  ])('is one number: %s', (_rule, terms, next) => {
    expect(follow(...terms)).toEqual([next]);
  });

  it.each([
    ['primes, or +2 and +4', [11, 13, 17, 19, 23], [25, 29, 37]],
    ['×2, or a sum, in one of two sequences', [18, 1, 26, 2, 34, 4, 42], [6, 8]],
    ['+10, or a sum, in one of two sequences', [1, 10, 2, 20, 3, 30, 4], [40, 50]],
    ['primes, or a wave, in one of two sequences', [2, 50, 3, 45, 5, 40, 7, 35], [7, 11]],
    ['growing differences, or a(n − 1) + a(n − 3)', [3, 4, 6, 9, 13], [18, 19]],
    ['×2, or digits added', [1, 2, 4, 8, 16], [17, 22, 23, 32, 77]],
    ['falling differences, or a wave', [21, 30, 33, 30, 21], [6, 30]],
    ['×3 and −9, or +1, +3, +9 in turn', [14, 5, 15, 6, 18, 9, 27], [14, 18]],
    ['primes, or a(n − 1) − a(n − 3)', [-4, -2, 0, 4, 6], [6, 10]],
    ['primes, or a(n − 1) + a(n − 4)', [4, 6, 10, 12, 16, 22], [24, 32]],
  ])('is more than one: %s', (_rules, terms, next) => {
    expect(follow(...terms)).toEqual(next);
  });

  it.each([
    ['three terms are too few for ×2', [1, 2, 4]],
    ['four terms are too few for growing differences', [1, 2, 4, 7]],
    ['five terms are too few for a cubic rule', [2, 4, 11, 26, 52]],
    ['six terms are too few for three operations', [15, 60, 73, 66, 264, 277]],
    ['one of two sequences is not confirmed', [16, 47, 25, 55, 36, 65, 49]],
    ['no rule', [3, 1, 4, 1, 5, 9, 2, 6]],
  ])('is unknown: %s', (_reason, terms) => {
    expect(follow(...terms)).toEqual([]);
  });

  it('stays exact for the largest terms', () => {
    const first = largestTerm - 7500;
    expect(follow(...[0, 1, 3, 6, 10].map((rise) => first + 499 * rise))).toEqual([
      first + 499 * 15,
    ]);
  });
});
