import { add, compare, type Fraction, fraction, multiply } from '#shared/domain/fraction.ts';
import { decimal, placesOf } from '#shared/drills/arithmetic/numeral.ts';
import type { Random } from '../random.ts';

const mostPlaces = 3;

/** The decimal point in the wrong place: 6 and 0.06 for 0.6. */
export function decimalShifts(value: Fraction): Fraction[] {
  return [fraction(10), fraction(1, 10), fraction(100), fraction(1, 100)]
    .map((shift) => multiply(value, shift))
    .filter(isPlausible);
}

/** Off by some units in the last digit or, as if a carry was lost, in earlier ones. Never ends. */
export function* digitSlips(random: Random, value: Fraction): Generator<Fraction> {
  const unit = decimal(1, placesOf(value));
  const slip = (units: number) => add(value, multiply(unit, fraction(units)));
  const carries = [10, -10, 20, -20, 100, -100].filter(
    (units) => compare(multiply(unit, fraction(Math.abs(units))), value) < 0,
  );
  const close = random.shuffle([...carries, 1, -1, 2, -2]).map(slip);
  yield* close.filter(isPlausible);
  for (let units = 3; ; units += 1) yield slip(units);
}

/** Upside down, or with one part wrong: 3/2, 3/3 and 2/4 for 2/3. Never ends. */
export function* fractionSlips(random: Random, value: Fraction): Generator<Fraction> {
  const { numerator, denominator } = value;
  if (numerator > 0n) yield fraction(denominator, numerator);
  const close = [fraction(numerator + 1n, denominator), fraction(numerator, denominator + 1n)];
  if (numerator > 1n) close.push(fraction(numerator - 1n, denominator));
  if (denominator > 1n) close.push(fraction(numerator, denominator - 1n));
  yield* random.shuffle(close);
  for (let parts = 2n; ; parts += 1n) yield fraction(numerator + parts, denominator);
}

/** Like right answers: not negative, and with few decimal places. */
function isPlausible(value: Fraction): boolean {
  return value.numerator >= 0n && placesOf(value) <= mostPlaces;
}
