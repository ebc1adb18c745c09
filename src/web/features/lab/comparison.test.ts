import { expect, it } from 'vitest';
import { comparisonFor } from './comparison.ts';

const estimates = { name: 'the variance', value: 0.08 };

it.each([
  [
    { estimates: null, prediction: '1/3', answer: null },
    { prediction: '1/3', trueValue: null },
  ],
  [
    { estimates: null, prediction: null, answer: 0.5 },
    { prediction: null, trueValue: 0.5 },
  ],
  [
    { estimates, prediction: '500', answer: null },
    { prediction: null, trueValue: null },
  ],
  [
    { estimates, prediction: '500', answer: 556 },
    { prediction: null, trueValue: 0.08 },
  ],
  [
    { estimates, prediction: null, answer: 0 },
    { prediction: null, trueValue: 0.08 },
  ],
])('compares the mean for %j with %j', (known, comparison) => {
  expect(comparisonFor(known)).toEqual(comparison);
});
