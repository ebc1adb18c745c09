import { type Fraction, fraction, toDecimal } from '../../domain/fraction.ts';

/** A number as it is written: 3, 0.06 or 81/27. */
export interface Numeral {
  value: Fraction;
  text: string;
}

export function decimal(units: number, places: number): Fraction {
  return fraction(units, 10 ** places);
}

/** As a fraction, with both parts multiplied: 27/9 for 3 by 9. */
export function writeFraction(value: Fraction, multiplier = 1n): Numeral {
  const [above, below] = [value.numerator * multiplier, value.denominator * multiplier];
  return { value, text: below === 1n ? `${above}` : `${above}/${below}` };
}

/** As a decimal if its digits end, else as a fraction. */
export function writeNumber(value: Fraction): Numeral {
  const text = toDecimal(value);
  return text === null ? writeFraction(value) : { value, text };
}

/** How many digits follow the decimal point. */
export function placesOf(value: Fraction): number {
  return toDecimal(value)?.split('.')[1]?.length ?? 0;
}
