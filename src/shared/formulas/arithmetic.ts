import * as exact from '../domain/fraction.ts';
import { asNumber, bounded, isFraction, type Value } from './value.ts';

type Operation = (a: Value, b: Value) => Value;

/** Exact if both are. */
const operation =
  (
    onFractions: (a: exact.Fraction, b: exact.Fraction) => Value,
    onNumbers: (a: number, b: number) => Value,
  ): Operation =>
  (a, b) =>
    isFraction(a) && isFraction(b) ? onFractions(a, b) : onNumbers(asNumber(a), asNumber(b));

const largestExponent = 10_000;

function power(base: exact.Fraction, exponent: exact.Fraction): Value {
  if (exponent.denominator !== 1n) return exact.toNumber(base) ** exact.toNumber(exponent);
  const times = exponent.numerator < 0n ? -exponent.numerator : exponent.numerator;
  if (times > largestExponent) throw new RangeError(`The exponent ${times} is too large.`);
  const raised = exact.fraction(
    powerOfWhole(base.numerator, times),
    powerOfWhole(base.denominator, times),
  );
  return exponent.numerator < 0n ? exact.divide(exact.fraction(1), raised) : raised;
}

/** Squares step by step, so that a number is too long before it takes long. */
function powerOfWhole(base: bigint, times: bigint): bigint {
  if (times === 0n) return 1n;
  const half = powerOfWhole(base, times / 2n);
  const power = half * half * (times % 2n === 0n ? 1n : base);
  return bounded(exact.fraction(power)).numerator;
}

export const operations: ReadonlyMap<string, Operation> = new Map([
  [
    '+',
    operation(
      (a, b) => bounded(exact.add(a, b)),
      (a, b) => a + b,
    ),
  ],
  [
    '-',
    operation(
      (a, b) => bounded(exact.subtract(a, b)),
      (a, b) => a - b,
    ),
  ],
  [
    '*',
    operation(
      (a, b) => bounded(exact.multiply(a, b)),
      (a, b) => a * b,
    ),
  ],
  [
    '/',
    operation(
      (a, b) => bounded(exact.divide(a, b)),
      (a, b) => a / b,
    ),
  ],
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
