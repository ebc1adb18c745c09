import { describe, expect, it } from 'vitest';
import { linearAxis, logarithmicAxis } from './axis.ts';
import { bandText, binText, meanText, numberText } from './numbers.ts';
import { parseSeed } from './seed.ts';

describe('numbers of the lab', () => {
  it('show as many digits of a mean as its error justifies', () => {
    const point = { trials: 1000, mean: -0.123456789, standardError: 0.00032 };
    expect(meanText(point)).toBe('−0.12346');
    expect(bandText(point)).toBe('−0.12408 to −0.12283');
  });

  it.each([
    { trials: 9, mean: 0.5, standardError: 0.1 },
    { trials: 1000, mean: 0, standardError: null },
  ])('have no band if there is too little data: %j', (point) => {
    expect(bandText(point)).toBeNull();
  });

  it.each([
    [{ from: 3, to: 3 }, '3'],
    [{ from: -0.5, to: 0 }, '−0.5 to 0'],
    [{ from: Number.NEGATIVE_INFINITY, to: 2 }, 'below 2'],
    [{ from: 30, to: Number.POSITIVE_INFINITY }, '30 and more'],
  ])('name the bin %j', (bin, text) => {
    expect(binText(bin)).toBe(text);
  });

  it('are short even if tiny or with rounding errors', () => {
    expect([numberText(3 * 0.1), numberText(0.00002), numberText(0)]).toEqual(['0.3', '2E−5', '0']);
  });

  it.each([
    ['0', 0],
    [' 4294967295 ', 4_294_967_295],
    ['4294967296', null],
    ['-1', null],
    ['1.5', null],
    ['1e3', null],
    ['', null],
  ])('read the seed %j as %j', (text, seed) => {
    expect(parseSeed(text)).toBe(seed);
  });
});

describe('an axis', () => {
  it('labels round values within its range', () => {
    const { ticks, place } = linearAxis(0.19, 1.43);
    expect(ticks.map(numberText)).toEqual(['0.2', '0.4', '0.6', '0.8', '1', '1.2', '1.4']);
    expect(place(0.19)).toBe(0);
    expect(place(1.43)).toBe(100);
  });

  it('labels powers of ten at equal distances', () => {
    const { ticks, place } = logarithmicAxis(1, 1000);
    expect(ticks).toEqual([1, 10, 100, 1000]);
    expect(ticks.map(place)).toEqual([0, 100 / 3, 200 / 3, 100]);
  });
});
