import { expect, it } from 'vitest';
import { premiumCountsText } from './premium-counts-text.ts';

it.each([
  [73, 45, '73 solutions and 45 simulations'],
  [1, 1, '1 solution and 1 simulation'],
  [1200, 0, '1,200 solutions'],
  [0, 2, '2 simulations'],
  [0, 0, null],
])('%i and %i: %s', (solutions, simulations, text) => {
  expect(premiumCountsText({ solutions, simulations })).toBe(text);
});
