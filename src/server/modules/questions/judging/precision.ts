import { type NumericAnswer, valueOfAnswer } from '#shared/domain/answer-value.ts';
import type { GivenAnswer } from './read-answer.ts';

/** For doubles that stand for the same value. */
const rounding = 1e-9;
/** For a decimal that is exactly half a unit off. */
const slack = 1e-12;
/** For a decimal in another unit. */
const conversion = 4 * Number.EPSILON;
const usualDigits = 3;
/** What a decimal needs when the exact value is asked for. */
const digitsForExact = 5;

const numbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Whether the given answer is this value, as precisely as the question asks. */
export function fits(answer: NumericAnswer, given: GivenAnswer, target: number): boolean {
  const distance = Math.abs(given.value - target);
  if (distance <= conversion * Math.abs(target)) return true;
  if (isTooShort(answer, given)) return false;
  return distance <= Math.max(tolerance(answer, given, target), margin(answer, given, target));
}

/** What the decimal lacks; null if it is precise enough. */
export function missingPrecision(answer: NumericAnswer, given: GivenAnswer): string | null {
  const isExact = asksWhole(answer) || given.value === 0;
  if (isExact || !isTooShort(answer, given)) return null;
  const { exact, digits = usualDigits, places } = answer;
  if (exact)
    return `Give the exact value, or at least ${numbers[digitsForExact]} significant digits.`;
  if (places !== undefined) {
    const unit = places === 1 ? 'place' : 'places';
    return `Give ${numbers[places]} decimal ${unit}, such as ${given.value.toFixed(places)}.`;
  }
  const unit = digits === 1 ? 'digit' : 'digits';
  return `Give at least ${numbers[digits]} significant ${unit}, such as ${given.value.toPrecision(digits)}.`;
}

/** A whole number claims to be exact, unless the question says how precise it must be. */
export function claimsExact({ digits, places }: NumericAnswer, given: GivenAnswer): boolean {
  return digits === undefined && places === undefined && isWhole(given);
}

/** Whether it is a decimal cut off where it should have been rounded. */
export function isTruncated(answer: NumericAnswer, given: GivenAnswer, target: number): boolean {
  if (given.resolution === null || given.resolution >= 1 || isTooShort(answer, given)) return false;
  const cut = Math.trunc(target / given.resolution + rounding) * given.resolution;
  return given.value !== 0 && Math.abs(given.value - cut) <= rounding * Math.abs(target);
}

/** Whole numbers must be exact unless the question says how precise they must be. */
export function asksWhole(answer: NumericAnswer): boolean {
  const { exact, digits, places } = answer;
  if (digits !== undefined || places !== undefined) return false;
  return !exact && Number.isInteger(valueOfAnswer(answer));
}

/** How far arithmetic alone may be off; never as far as the next whole number. */
function tolerance(answer: NumericAnswer, given: GivenAnswer, target: number): number {
  const isDecimal = given.resolution !== null;
  if (isDecimal && (target === 0 || asksWhole(answer))) return 0;
  if (target === 0) return rounding;
  const far = rounding * Math.abs(target);
  return Number.isInteger(target) ? Math.min(far, 0.1) : far;
}

/** Half a unit of the last required place. */
function margin(answer: NumericAnswer, given: GivenAnswer, target: number): number {
  if (asksWhole(answer)) return 0;
  return lastPlace(answer, given, target) / 2 + slack * Math.abs(target);
}

function lastPlace(
  { exact, digits = usualDigits, places }: NumericAnswer,
  given: GivenAnswer,
  target: number,
): number {
  if (exact) return given.resolution ?? 0;
  if (places !== undefined) return 10 ** -places;
  return 10 ** (Math.floor(Math.log10(Math.abs(target))) - digits + 1);
}

/** Whether a decimal has too few digits to stand for anything but itself. */
function isTooShort({ exact, digits, places }: NumericAnswer, given: GivenAnswer): boolean {
  if (given.digits === null || given.resolution === null) return false;
  if (places !== undefined) return given.resolution > 10 ** -places * (1 + rounding);
  if (exact) return isWhole(given) || given.digits < digitsForExact;
  return given.digits < (digits ?? usualDigits);
}

/** Trailing zeros do not turn a whole number into a decimal. */
const isWhole = ({ value, resolution }: GivenAnswer) =>
  resolution !== null && (resolution >= 1 || Number.isInteger(value));
