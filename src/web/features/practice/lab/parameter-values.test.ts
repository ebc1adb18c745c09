import { expect, it } from 'vitest';
import { nameInWords, toProgramNumbers, valueText } from './parameter-values.ts';

it('a program takes numbers, not fractions', () => {
  const numbers = { envelopes: '20', change: '-5/2', share: '1/3', rate: '0.25' };
  expect(toProgramNumbers(numbers)).toEqual({
    envelopes: 20,
    change: -2.5,
    share: 1 / 3,
    rate: 0.25,
  });
});

it.each([
  ['20', '20'],
  ['1234567', '1,234,567'],
  ['-5/2', '−2.5'],
  ['1/2500', '0.0004'],
  ['1/3', '1/3'],
  ['-2/7', '−2/7'],
  ['1/3125', '1/3125'],
])('%s is shown as %s', (value, text) => {
  expect(valueText(value)).toBe(text);
});

it.each([
  ['envelopes', 'envelopes'],
  ['halfLife', 'half life'],
  ['hit1', 'hit 1'],
  ['atX', 'at x'],
])('%s reads %s', (name, words) => {
  expect(nameInWords(name)).toBe(words);
});
