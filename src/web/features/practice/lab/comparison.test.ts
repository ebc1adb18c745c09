import { expect, it } from 'vitest';
import { comparisonFor } from './comparison.ts';

const estimates = { name: 'the variance', value: 0.08 };
const guess = (text: string) => ({ text, isAnswer: false });

it.each([
  [
    { estimates: null, commitment: guess('1/3'), answer: null },
    { commitment: guess('1/3'), trueValue: null },
  ],
  [
    { estimates: null, commitment: null, answer: 0.5 },
    { commitment: null, trueValue: 0.5 },
  ],
  [
    { estimates, commitment: guess('500'), answer: null },
    { commitment: null, trueValue: null },
  ],
  [
    { estimates, commitment: guess('500'), answer: 556 },
    { commitment: null, trueValue: 0.08 },
  ],
  [
    { estimates, commitment: null, answer: 0 },
    { commitment: null, trueValue: 0.08 },
  ],
])('given %j, compares the mean with %j', (known, comparison) => {
  expect(comparisonFor(known)).toEqual(comparison);
});
