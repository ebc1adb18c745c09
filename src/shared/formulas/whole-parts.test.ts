import { expect, it } from 'vitest';
import { fraction } from '../domain/fraction.ts';
import { evaluate } from './formula.ts';

it('rounds decimals to exact whole numbers', () => {
  expect(evaluate('floor(100 * sqrt(2)) - 2', new Map())).toEqual(fraction(139));
  expect(evaluate('ceil(ln(10))', new Map())).toEqual(fraction(3));
});
