import { compare, type Fraction, fraction, multiply } from '#shared/domain/fraction.ts';
import { asNumber, isFraction, type Value } from '#shared/formulas/value.ts';

/** Rounded to a number of places, half away from zero, with the zeros at the end. */
export function toPlaces(value: Value, places: number): string {
  const exact = exactly(value);
  const rounded = roundedSize(exact, places);
  const digits = String(rounded).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const sign = exact.numerator < 0n && rounded > 0n ? '-' : '';
  return `${sign}${whole}${places > 0 ? `.${digits.slice(-places)}` : ''}`;
}

/** Rounded to a number of significant digits. */
export function toDigits(value: Value, digits: number): string {
  if (digits === 0) throw new RangeError('A number has at least one digit.');
  const exact = exactly(value);
  if (exact.numerator === 0n) return toPlaces(exact, digits - 1);
  const places = digits - 1 - magnitude(exact);
  const rounded = roundedSize(exact, places);
  // 9.99 becomes 10, which has a digit more.
  const shown = String(rounded).length > digits ? places - 1 : places;
  if (shown >= 0) return toPlaces(exact, shown);
  const sign = exact.numerator < 0n ? '-' : '';
  return `${sign}${roundedSize(exact, shown) * 10n ** BigInt(-shown)}`;
}

/** Without its sign, in units of the last place. */
function roundedSize(value: Fraction, places: number): bigint {
  const { numerator, denominator } = multiply(value, powerOfTen(places));
  const above = numerator < 0n ? -numerator : numerator;
  return (2n * above + denominator) / (2n * denominator);
}

/** The power of ten of its first digit: 2 for 345, −1 for 0.5. */
function magnitude({ numerator, denominator }: Fraction): number {
  const above = numerator < 0n ? -numerator : numerator;
  const guess = String(above).length - String(denominator).length;
  return compare(fraction(above, denominator), powerOfTen(guess)) < 0 ? guess - 1 : guess;
}

function powerOfTen(exponent: number): Fraction {
  const power = 10n ** BigInt(Math.abs(exponent));
  return exponent < 0 ? fraction(1n, power) : fraction(power);
}

function exactly(value: Value): Fraction {
  if (isFraction(value)) return value;
  let above = asNumber(value);
  if (!Number.isFinite(above)) throw new RangeError(`${value} is not a number.`);
  let below = 1n;
  for (; !Number.isInteger(above); below *= 2n) above *= 2;
  return fraction(BigInt(above), below);
}
