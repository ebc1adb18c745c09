import { add, type Fraction, multiply } from '#shared/domain/fraction.ts';
import { type Numeral, writeNumber } from '#shared/drills/arithmetic/numeral.ts';
import type { Asks, DrillItem, Operator } from '#shared/drills/item.ts';

/** `left operator right = result`. */
export interface Equation {
  operator: Operator;
  left: Numeral;
  right: Numeral;
  result: Numeral;
}

export const blanks = ['left', 'right', 'result'] as const;
export type Blank = (typeof blanks)[number];

/** The numbers that an equation is made from: two terms or two factors. */
export type Operands = readonly [Fraction, Fraction];

export const isSum = (operator: Operator) => operator === '+' || operator === '−';
const isInverse = (operator: Operator) => operator === '−' || operator === '÷';

/** Built from two operands: a + b = c or, inverted, c − a = b. The same for products. */
export function equationOf(
  operator: Operator,
  [a, b]: readonly [Numeral, Numeral],
  write: (value: Fraction) => Numeral = writeNumber,
): Equation {
  const whole = write(wholeOf(operator, [a.value, b.value]));
  return isInverse(operator)
    ? { operator, left: whole, right: a, result: b }
    : { operator, left: a, right: b, result: whole };
}

export function wholeOf(operator: Operator, [a, b]: Operands): Fraction {
  return isSum(operator) ? add(a, b) : multiply(a, b);
}

export function operandsOf({ operator, left, right, result }: Equation): Operands {
  return isInverse(operator) ? [right.value, result.value] : [left.value, right.value];
}

/** The operand that is blank; null if it is their sum or product. */
export function blankOperand(operator: Operator, blank: Blank): 0 | 1 | null {
  const [first, second] = isInverse(operator) ? ['right', 'result'] : ['left', 'right'];
  if (blank === first) return 0;
  return blank === second ? 1 : null;
}

/** Whether only one number fits: 0 × ? = 0 is true for any. */
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
