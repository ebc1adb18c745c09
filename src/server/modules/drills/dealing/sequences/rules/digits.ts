import { at, type Fit } from './fit.ts';
import { fitOperation } from './sums.ts';

const digitsOf = (term: number) => [...String(Math.abs(term))].map(Number);
const sumOf = (term: number) => digitsOf(term).reduce((sum, digit) => sum + digit, 0);
const productOf = (term: number) => digitsOf(term).reduce((product, digit) => product * digit, 1);
const reverse = (term: number) => Number(digitsOf(term).toReversed().join(''));

const ofDigits: readonly ((term: number) => number)[] = [
  (term) => term + sumOf(term),
  (term) => term - sumOf(term),
  (term) => term + productOf(term),
  (term) => term + reverse(term),
  (term) => term + at(digitsOf(term), -1),
  (term) => term + at(digitsOf(term), 0),
];

/** Each term from the digits of the one before it: 16, 23, 28, 38 by adding their sum. */
export function fitDigits(terms: readonly number[]): Fit[] {
  if (!terms.every(Number.isInteger)) return [];
  return ofDigits.flatMap((operate) =>
    fitOperation(terms, 1, (before) => operate(at(before, 0))).map((fit) => ({
      ...fit,
      // One more for the operation on the digits.
      parameters: fit.parameters + 1,
    })),
  );
}
