import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  compare,
  divide,
  fraction,
  multiply,
  parseFraction,
  subtract,
  toDecimal,
  toNumber,
} from './fraction.ts';

const small = fc.bigInt({ min: -10_000n, max: 10_000n });
const positive = fc.bigInt({ min: 1n, max: 10_000n });
const anyFraction = fc.tuple(small, positive).map(([a, b]) => fraction(a, b));

describe('fractions', () => {
  it('are in lowest terms, with a positive denominator', () => {
    expect(fraction(6, -4)).toEqual({ numerator: -3n, denominator: 2n });
    expect(fraction(0, -7)).toEqual({ numerator: 0n, denominator: 1n });
  });

  it('cannot have a denominator of 0', () => {
    expect(() => fraction(1, 0)).toThrow(RangeError);
    expect(() => divide(fraction(1), fraction(0))).toThrow(RangeError);
  });

  it('are added and multiplied exactly and reversibly', () => {
    fc.assert(
      fc.property(anyFraction, anyFraction, (a, b) => {
        expect(subtract(add(a, b), b)).toEqual(a);
        if (b.numerator !== 0n) expect(divide(multiply(a, b), b)).toEqual(a);
      }),
    );
    expect(toDecimal(add(fraction(1, 10), fraction(2, 10)))).toBe('0.3');
  });

  it.each([
    [fraction(-3, 8), -0.375],
    [fraction(2n ** 5000n + 1n, 3n * 2n ** 5000n), 1 / 3],
    [fraction(-(10n ** 400n), 10n ** 399n + 1n), -10],
    [fraction(10n ** 400n), Number.POSITIVE_INFINITY],
    [fraction(1n, 10n ** 400n), 0],
    [fraction(1n, 10n ** 300n), 1e-300],
  ])('are numbers, however many digits they have: %#', (value, number) => {
    expect(toNumber(value)).toBeCloseTo(number, 12);
  });

  it('are compared exactly', () => {
    fc.assert(
      fc.property(anyFraction, anyFraction, (a, b) => {
        expect(Math.sign(compare(a, b))).toBe(Math.sign(toNumber(a) - toNumber(b)));
      }),
    );
    const third = fraction(10n ** 30n, 3n * 10n ** 30n + 1n);
    expect(compare(third, fraction(1, 3))).toBeLessThan(0);
  });
});

describe('decimals', () => {
  it.each([
    [fraction(-3, 8), '-0.375'],
    [fraction(1, 20), '0.05'],
    [fraction(693, 5), '138.6'],
    [fraction(10n ** 21n), '1000000000000000000000'],
    [fraction(1, 10 ** 9), '0.000000001'],
    [fraction(0), '0'],
  ])('are written without exponents', (value, text) => expect(toDecimal(value)).toBe(text));

  it('are null if they never end', () => {
    expect(toDecimal(fraction(1, 3))).toBeNull();
    expect(toDecimal(fraction(7, 30))).toBeNull();
  });

  it('are read as they are written', () => {
    fc.assert(
      fc.property(small, fc.integer({ min: 0, max: 6 }), (units, places) => {
        const value = fraction(units, 10n ** BigInt(places));
        expect(parseFraction(toDecimal(value) ?? '')).toEqual(value);
      }),
    );
  });
});

describe('reading a number', () => {
  it.each([
    ['12', fraction(12)],
    [' +12 ', fraction(12)],
    ['-0.50', fraction(-1, 2)],
    ['−3', fraction(-3)],
    ['.5', fraction(1, 2)],
    ['5.', fraction(5)],
    ['0,25', fraction(1, 4)],
    ['6/8', fraction(3, 4)],
    ['-1.5/3', fraction(-1, 2)],
  ])('accepts %j', (text, value) => expect(parseFraction(text)).toEqual(value));

  it.each(
    [
      ['', ' ', '.', '-', '/', '/2', '1/', '1/0', '0/0', '1/-2', '1/2/3', '1.2.3', '1,2,3'],
      ['1 1/2', '1 2', '--1', '1e9', '0x10', '1_000', 'NaN', 'Infinity', 'seven', '7a', '12%'],
      ['١٢', '１２', '½', '1234567890123', '0.1234567890123'],
    ].flat(),
  )('refuses %j', (text) => expect(parseFraction(text)).toBeNull());

  it('accepts any text without throwing', () => {
    fc.assert(fc.property(fc.string(), (text) => void parseFraction(text)));
  });
});
