import { expect, test } from 'vitest';
import { wholeNumber } from './whole-number.ts';

test.each([0, 7, 220, 1000, 12_345, 123_456, 1_234_567, -1000, -123])(
  '%d is formatted as in English',
  (value) => {
    expect(wholeNumber(value)).toBe(value.toLocaleString('en'));
  },
);
