import { type Fraction, fraction, toNumber } from '../domain/fraction.ts';

/** Exact where that is possible. A condition is true or false. */
export type Value = Fraction | number | boolean;

export type Values = ReadonlyMap<string, Value>;

export const isFraction = (value: Value): value is Fraction => typeof value === 'object';

export function asNumber(value: Value): number {
  if (typeof value === 'boolean') throw new RangeError('A condition is not a number.');
  return isFraction(value) ? toNumber(value) : value;
}

const mostDigits = 1_000;
const tooLarge = 10n ** BigInt(mostDigits);

/** So that no formula takes long. */
export function bounded(value: Fraction): Fraction {
  const { numerator, denominator } = value;
  const isLong = numerator >= tooLarge || -numerator >= tooLarge || denominator >= tooLarge;
  if (isLong) throw new RangeError(`A number has more than ${mostDigits} digits.`);
  return value;
}

/** The whole number that a function such as C(n, k) needs. */
export function asWhole(value: Value): number {
  const number = asNumber(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${number} is not a whole number.`);
  return number;
}

export function asCondition(value: Value): boolean {
  if (typeof value !== 'boolean') throw new RangeError('A condition is true or false.');
  return value;
}

/** As it is stored: 55/171, 0.1234 or true. */
export function writeValue(value: Value): string {
  if (!isFraction(value)) {
    const text = String(value);
    return /^-?\d+$/.test(text) ? `${text}.0` : text;
  }
  const { numerator, denominator } = value;
  return denominator === 1n ? String(numerator) : `${numerator}/${denominator}`;
}

export function readValue(text: string): Value {
  if (text === 'true' || text === 'false') return text === 'true';
  const [whole, above = '', below = '1'] = /^(-?\d+)(?:\/(\d+))?$/.exec(text) ?? [];
  return whole === undefined ? Number(text) : fraction(BigInt(above), BigInt(below));
}
