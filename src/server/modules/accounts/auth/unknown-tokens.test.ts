import { expect, it } from 'vitest';
import { UnknownTokens } from './unknown-tokens.ts';

it('are remembered for a minute, but not if the clock is set back', () => {
  let now = new Date(100_000);
  const tokens = new UnknownTokens(() => now);
  tokens.add('made-up');
  expect([tokens.has('made-up'), tokens.has('other')]).toEqual([true, false]);
  now = new Date(159_999);
  expect(tokens.has('made-up')).toBe(true);
  now = new Date(160_000);
  expect(tokens.has('made-up')).toBe(false);
  now = new Date(99_999);
  expect(tokens.has('made-up')).toBe(false);
});

it('are forgotten, oldest first, when there are too many', () => {
  const tokens = new UnknownTokens(() => new Date(0));
  for (let index = 0; index <= 10_000; index += 1) tokens.add(`made-up ${index}`);
  expect([tokens.has('made-up 0'), tokens.has('made-up 10000')]).toEqual([false, true]);
});
