import { describe, expect, it } from 'vitest';
import { countErrors, rankMeant } from './typing-errors.ts';

describe('countErrors', () => {
  it.each([
    ['kelly', 'kelly', 0],
    ['kely', 'kelly', 1],
    ['brownain', 'brownian', 1],
    ['martingle', 'martingale', 1],
    ['secretary', 'secret', 3],
    ['', 'coin', 4],
  ])('from %s to %s: %i', (typed, word, errors) => {
    expect(countErrors(typed, word)).toBe(errors);
  });
});

describe('rankMeant', () => {
  it.each([
    ['brownain', ['browning', 'brownian'], ['brownian', 'browning']],
    ['secretary', ['secret', 'secrets'], []],
    ['cion', ['cushion'], []],
    ['coin', ['coins', 'coin'], ['coin', 'coins']],
    ['stocastik', ['stochastic'], ['stochastic']],
    ['anything', [], []],
  ])('of %s among %j: %j', (typed, similar, meant) => {
    expect(rankMeant(typed, similar)).toEqual(meant);
  });
});
