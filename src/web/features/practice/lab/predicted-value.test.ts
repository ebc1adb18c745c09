import { expect, it } from 'vitest';
import { predictedValue } from './predicted-value.ts';

it.each([
  ['0.47', null, 0.47],
  [' -3 ', null, -3],
  ['.5', null, 0.5],
  ['1/4', null, 0.25],
  ['1,250', null, 1250],
  ['25%', null, 0.25],
  ['25 %', '%', 25],
  ['25', '%', 25],
  ['$12.50', 'dollars', 12.5],
  ['12 Dollars', 'dollars', 12],
  ['1 dollar', 'dollars', 1],
])('reads %j in %j as %d', (text, unit, value) => {
  expect(predictedValue(text, unit)).toBe(value);
});

it.each(['', 'about 3', '1/0', '2 ln 2', '1 - e^{-1}', '3 4', '1/2/3', '12 dollars'])(
  'cannot draw %j',
  (text) => {
    expect(predictedValue(text, null)).toBeNull();
  },
);
