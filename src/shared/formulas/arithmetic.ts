import * as exact from '../domain/fraction.ts';
import { asNumber, isFraction, type Value } from './value.ts';

type Operation = (a: Value, b: Value) => Value;

/** Exact if both are. */
const operation =
  (
    onFractions: (a: exact.Fraction, b: exact.Fraction) => Value,
    onNumbers: (a: number, b: number) => Value,
  ): Operation =>
  (a, b) =>
    isFraction(a) && isFraction(b) ? onFractions(a, b) : onNumbers(asNumber(a), asNumber(b));

const mostBits = 10_000;

function power(base: exact.Fraction, exponent: exact.Fraction): Value {
  if (exponent.denominator !== 1n) return exact.toNumber(base) ** exact.toNumber(exponent);
  const times = exponent.numerator < 0n ? -exponent.numerator : exponent.numerator;
  if (times > mostBits) throw new RangeError(`The power ${times} is too large.`);
  const raised = exact.fraction(base.numerator ** times, base.denominator ** times);
  return exponent.numerator < 0n ? exact.divide(exact.fraction(1), raised) : raised;
}

export const operations: ReadonlyMap<string, Operation> = new Map([
  ['+', operation(exact.add, (a, b) => a + b)],
  ['-', operation(exact.subtract, (a, b) => a - b)],
  ['*', operation(exact.multiply, (a, b) => a * b)],
  ['/', operation(exact.divide, (a, b) => a / b)],
  ['^', operation(power, (a, b) => a ** b)],
]);

const comparison = (holds: (order: number) => boolean): Operation =>
  operation(
    (a, b) => holds(exact.compare(a, b)),
    (a, b) => holds(a - b),
  );

export const comparisons: ReadonlyMap<string, Operation> = new Map([
  ['<', comparison((order) => order < 0)],
  ['<=', comparison((order) => order <= 0)],
  ['>', comparison((order) => order > 0)],
  ['>=', comparison((order) => order >= 0)],
  ['=', comparison((order) => order === 0)],
  ['!=', comparison((order) => order !== 0)],
]);
