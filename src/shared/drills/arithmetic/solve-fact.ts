import {
  add,
  divide,
  type Fraction,
  multiply,
  parseFraction,
  subtract,
} from '../../domain/fraction.ts';
import type { Fact } from '../item.ts';
import { type Numeral, writeNumber } from './numeral.ts';

/** The answer to a fact; null if it cannot be computed or typed. */
export function solveFact({ operator, left, right }: Fact): Numeral | null {
  const [a, b] = [parseFraction(left), parseFraction(right)];
  if (!a || !b || (operator === '÷' && b.numerator === 0n)) return null;
  const result = writeNumber(operate[operator](a, b));
  return parseFraction(result.text) && result;
}

const operate: Record<Fact['operator'], (a: Fraction, b: Fraction) => Fraction> = {
  '+': add,
  '−': subtract,
  '×': multiply,
  '÷': divide,
};
