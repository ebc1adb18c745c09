import type { BankQuestion } from '#server/modules/questions/bank/bank-file.ts';
import type { NumericAnswer } from '#shared/domain/answer-value.ts';

const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const number = `(${numbers.join('|')})`;
const places = new RegExp(`\\b${number} decimal places?\\b`, 'i');
const digits = new RegExp(`\\b${number} significant digits?\\b`, 'i');
const exact = /\b(exact (fraction|value)|closed form)\b/i;

/** The answer check must require exactly the precision that the question asks for. */
export function findPrecisionProblems({ description }: BankQuestion, answer: NumericAnswer) {
  const asked = askedPrecisions(description.replaceAll(/\s+/g, ' '), answer);
  if (asked.length > 1) return [`The question asks for both ${asked.join(' and ')}.`];
  const [wanted = 'no precision'] = asked;
  const checked = checkedPrecision(answer);
  if (wanted === checked) return [];
  return [`The question asks for ${wanted}, but its answer has ${checked}.`];
}

function askedPrecisions(text: string, { unit }: NumericAnswer): string[] {
  const nearest = /\bto the nearest (\w+)/i.exec(text)?.[1];
  const placesAsked = places.exec(text)?.[1];
  const digitsAsked = digits.exec(text)?.[1];
  const asked = [
    exact.test(text) && 'exact: true',
    digitsAsked && `digits: ${numbers.indexOf(digitsAsked.toLowerCase())}`,
    placesAsked && `places: ${numbers.indexOf(placesAsked.toLowerCase())}`,
    /\bto the cent\b/i.test(text) && `places: ${unit === 'cents' ? 0 : 2}`,
    nearest && unit?.startsWith(nearest) && 'places: 0',
  ];
  return asked.filter((wanted) => typeof wanted === 'string');
}

function checkedPrecision(answer: NumericAnswer): string {
  if (answer.exact) return 'exact: true';
  if (answer.digits !== undefined) return `digits: ${answer.digits}`;
  return answer.places === undefined ? 'no precision' : `places: ${answer.places}`;
}
