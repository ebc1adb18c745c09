import { type NumericAnswer, valueOfAnswer } from '#shared/domain/answer-value.ts';
import type { GivenAnswer } from './read-answer.ts';

/** For doubles that stand for exact values. */
const rounding = 1e-9;
/** For a decimal that is exactly half a unit off. */
const slack = 1e-12;
const usualDigits = 3;
/** What a decimal needs where the exact value is asked. */
const digitsForExact = 5;

const numbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Whether the given answer is this value, as precisely as the question asks. */
export function fits(answer: NumericAnswer, given: GivenAnswer, target: number): boolean {
  const distance = Math.abs(given.value - target);
  if (distance <= rounding * (Math.abs(target) || 1)) return true;
  if (isTooShort(answer, given)) return false;
  return distance <= margin(answer, given, target) + slack * Math.abs(target);
}

/** What the decimal lacks, without a word on whether it is right; null if it is precise enough. */
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

/** Whether it is a decimal cut off where it should have been rounded. */
export function isTruncated(answer: NumericAnswer, given: GivenAnswer, target: number): boolean {
  if (given.resolution === null || given.resolution >= 1 || isTooShort(answer, given)) return false;
  const cut = Math.trunc(target / given.resolution + rounding) * given.resolution;
  return given.value !== 0 && Math.abs(given.value - cut) <= rounding * Math.abs(target);
}

/** Whole numbers must be exact unless the question says how precise they are to be. */
export function asksWhole(answer: NumericAnswer): boolean {
  const { exact, digits, places } = answer;
  if (digits !== undefined || places !== undefined) return false;
  return !exact && Number.isInteger(valueOfAnswer(answer));
}

/** Half a unit of the last place that is asked. */
function margin(answer: NumericAnswer, given: GivenAnswer, target: number): number {
  const { exact, digits = usualDigits, places } = answer;
  if (exact) return (given.resolution ?? 0) / 2;
  if (asksWhole(answer)) return 0;
  if (places !== undefined) return 10 ** -places / 2;
  return 10 ** (Math.floor(Math.log10(Math.abs(target))) - digits + 1) / 2;
}

function isTooShort({ exact, digits, places }: NumericAnswer, given: GivenAnswer): boolean {
  if (given.digits === null || given.resolution === null) return false;
  if (places !== undefined) return given.resolution > 10 ** -places * (1 + rounding);
  if (digits !== undefined) return given.digits < digits;
  // A whole number claims to be exact.
  return given.resolution < 1 && given.digits < (exact ? digitsForExact : usualDigits);
}
