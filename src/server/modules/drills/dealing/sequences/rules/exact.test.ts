import fc from 'fast-check';
import { expect, it } from 'vitest';
import { greatestCommonDivisor, isSameProduct, timesRatio } from './exact.ts';

const wholes = fc.integer({ min: -(2 ** 41), max: 2 ** 41 });

it('compares products that are too large for a number', () => {
  fc.assert(
    fc.property(wholes, wholes, wholes, (a, b, c) => {
      expect(isSameProduct(a, b, b, a)).toBe(true);
      expect(isSameProduct(a, b, a, c)).toBe(BigInt(a) * BigInt(b) === BigInt(a) * BigInt(c));
    }),
  );
});

it('tells apart products that round to the same number', () => {
  const [a, b] = [2 ** 40 + 1, 2 ** 40 - 1];
  expect(a * b).toBe(2 ** 40 * 2 ** 40);
  expect(isSameProduct(a, b, 2 ** 40, 2 ** 40)).toBe(false);
});

it('multiplies by ratios exactly if the result is whole', () => {
  const small = fc.integer({ min: 1, max: 2 ** 20 });
  fc.assert(
    fc.property(small, small, small, fc.boolean(), (result, above, below, isNegative) => {
      const sign = isNegative ? -1 : 1;
      expect(timesRatio(result * below, above, sign * below)).toBe(sign * result * above);
    }),
  );
  expect(timesRatio(3, 1, 2)).toBe(1.5);
});

it('finds the greatest common divisor', () => {
  expect(greatestCommonDivisor(-12, 18)).toBe(6);
  expect(greatestCommonDivisor(0, 5)).toBe(5);
});
