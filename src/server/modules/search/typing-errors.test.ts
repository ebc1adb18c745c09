import { describe, expect, it } from 'vitest';
import { countErrors, findMeant } from './typing-errors.ts';

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

describe('findMeant', () => {
  it.each([
    ['brownain', ['browning', 'brownian'], 'brownian'],
    ['secretary', ['secret', 'secrets'], null],
    ['cion', ['cushion'], null],
    ['coin', ['coin', 'coins'], null],
    ['stocastik', ['stochastic'], 'stochastic'],
    ['anything', [], null],
  ])('of %s among %j: %s', (typed, similar, meant) => {
    expect(findMeant(typed, similar)).toBe(meant);
  });
});
