import {
  add,
  divide,
  type Fraction,
  fraction,
  multiply,
  subtract,
} from '#shared/domain/fraction.ts';
import { choose } from './counting.ts';

const sums = new Map([
  ['+', add],
  ['−', subtract],
]);
const products = new Map([
  ['×', multiply],
  ['/', divide],
]);

/**
 * The exact value of 1 − (5/6)^4 or C(4, 2)/C(52, 2). A template writes its answer only once, so
 * the explanation always shows what is computed.
 */
export function evaluate(expression: string): Fraction {
  const tokens = expression.match(/\d+|\S/g) ?? [];
  let next = 0;

  function take(isWanted: RegExp): string {
    const token = tokens[next] ?? '';
    if (!isWanted.test(token)) throw new SyntaxError(`Cannot read ${expression}`);
    next += 1;
    return token;
  }
  const takeNumber = () => Number(take(/^\d/));

  function chain(operations: typeof sums, operand: () => Fraction): Fraction {
    let value = operand();
    for (;;) {
      const operate = operations.get(tokens[next] ?? '');
      if (!operate) return value;
      next += 1;
      value = operate(value, operand());
    }
  }

  const sum = (): Fraction => chain(sums, () => chain(products, power));

  function power(): Fraction {
    const { numerator, denominator } = atom();
    if (tokens[next] !== '^') return fraction(numerator, denominator);
    next += 1;
    const exponent = BigInt(takeNumber());
    return fraction(numerator ** exponent, denominator ** exponent);
  }

  function atom(): Fraction {
    const isChoice = tokens[next] === 'C';
    if (isChoice) next += 1;
    if (tokens[next] !== '(') return fraction(takeNumber());
    next += 1;
    const value = isChoice ? choice() : sum();
    take(/^\)$/);
    return value;
  }

  function choice(): Fraction {
    const from = takeNumber();
    take(/^,$/);
    return fraction(choose(from, takeNumber()));
  }

  const value = sum();
  take(/^$/);
  return value;
}

/** With superscript exponents: (5/6)⁴. */
export function typeset(expression: string): string {
  return expression.replace(/\^(\d+)/g, (_, exponent: string) =>
    exponent === '1' ? '' : exponent.replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit))),
  );
}
