import { add, type Fraction, multiply } from '../fraction.ts';
import type { Asks, DrillItem, Operator } from '../item.ts';
import { type Numeral, writeNumber } from './numeral.ts';

/** `left operator right = result`. */
export interface Equation {
  operator: Operator;
  left: Numeral;
  right: Numeral;
  result: Numeral;
}

export const blanks = ['left', 'right', 'result'] as const;
export type Blank = (typeof blanks)[number];

/** From two parts: a + b = c or, turned around, c − a = b. Products likewise. */
export function equationOf(
  operator: Operator,
  [a, b]: readonly [Numeral, Numeral],
  write: (value: Fraction) => Numeral = writeNumber,
): Equation {
  const isSum = operator === '+' || operator === '−';
  const whole = write(isSum ? add(a.value, b.value) : multiply(a.value, b.value));
  const isInverse = operator === '−' || operator === '÷';
  return isInverse
    ? { operator, left: whole, right: a, result: b }
    : { operator, left: a, right: b, result: whole };
}

/** Whether only one number fits: 0 × ? = 0 is true of all. */
export function isSolvable({ operator, left, right }: Equation, blank: Blank): boolean {
  if (operator === '×' && blank === 'left') return right.value.numerator !== 0n;
  if ((operator === '×' || operator === '÷') && blank === 'right') {
    return left.value.numerator !== 0n;
  }
  return true;
}

export function itemOf(equation: Equation, blank: Blank, asks: Asks): DrillItem {
  const { operator } = equation;
  const [left, right, result] = blanks.map((part) => (part === blank ? '?' : equation[part].text));
  return {
    prompt: `${left} ${operator} ${right} = ${result}`,
    board: null,
    asks,
    explanation: null,
    fact: { operator, left: equation.left.text, right: equation.right.text },
  };
}
