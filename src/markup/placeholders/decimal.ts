import { type Fraction, fraction, multiply } from '#shared/domain/fraction.ts';
import { isFraction, type Value } from '#shared/formulas/value.ts';

/** Rounded to a number of places, half away from zero, with the zeros at the end. */
export function toPlaces(value: Value, places: number): string {
  if (!isFraction(value)) return Number(value).toFixed(places);
  const { numerator, denominator } = multiply(value, fraction(10n ** BigInt(places)));
  const isNegative = numerator < 0n;
  const above = isNegative ? -numerator : numerator;
  const rounded = (2n * above + denominator) / (2n * denominator);
  const digits = String(rounded).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const sign = isNegative && rounded > 0n ? '-' : '';
  return `${sign}${whole}${places > 0 ? `.${digits.slice(-places)}` : ''}`;
}

/** Rounded to a number of significant digits. */
export function toDigits(value: Value, digits: number): string {
  const size = Math.abs(isFraction(value) ? toFloat(value) : Number(value));
  if (size === 0) return toPlaces(value, digits - 1);
  const exponent = Number(size.toExponential(digits - 1).split('e')[1]);
  const places = digits - 1 - exponent;
  if (places >= 0) return toPlaces(value, places);
  const unit = 10 ** -places;
  return String(Math.round((isFraction(value) ? toFloat(value) : Number(value)) / unit) * unit);
}

const toFloat = ({ numerator, denominator }: Fraction) => Number(numerator) / Number(denominator);
