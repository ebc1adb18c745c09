import { describe, expect, it } from 'vitest';
import { isRight, rightResponse } from './check.ts';
import type { Asks } from './item.ts';

const number: Asks = { kind: 'number', answer: '-0.75' };
const option: Asks = { kind: 'option', options: ['3', '0.3', '30'], right: 1 };
const order: Asks = { kind: 'order', events: ['a', 'b', 'c'], right: [1, 0, 2] };
const nonsense = [
  ...['', ' ', 'abc', '1e9', '-75e-2', 'NaN', 'Infinity', '1/0', '0/0', 'undefined', '<b>'],
  ...['-٠.٧٥', '－0.75', '-0.75.0', '-0,75,0', '0.75-', '[object Object]', '999999999999999999999'],
];

describe('a typed number', () => {
  it.each(['-0.75', '-.75', '-0,75', '−0.75', ' -0.750 ', '-3/4', '-6/8'])('may be %j', (given) => {
    expect(isRight(number, given)).toBe(true);
  });

  it.each([...nonsense, '0.75', '-0.7', '-0.7500001', '-3/-4'])('is wrong as %j', (given) => {
    expect(isRight(number, given)).toBe(false);
  });

  it('of a fraction that never ends is right only as a fraction', () => {
    const third: Asks = { kind: 'number', answer: '1/3' };
    expect(isRight(third, '2/6')).toBe(true);
    expect(isRight(third, '0.333333333333')).toBe(false);
  });
});

describe('an option', () => {
  it('is chosen by its number from 1, not by its text', () => {
    expect(
      ['1', '2', '3', '4', '0', '-1', '0.3', '02', '2.0'].map((r) => isRight(option, r)),
    ).toEqual([false, true, false, false, false, false, false, false, false]);
  });

  it.each(nonsense)('is wrong as %j', (given) => expect(isRight(option, given)).toBe(false));
});

describe('an order', () => {
  it('is right only as a whole', () => {
    expect(['213', '123', '21', '2133', '2 1 3', 'bac'].map((r) => isRight(order, r))).toEqual([
      ...[true, false, false, false, false, false],
    ]);
  });

  it.each(nonsense)('is wrong as %j', (given) => expect(isRight(order, given)).toBe(false));
});

it('names the right response', () => {
  expect([number, option, order].map(rightResponse)).toEqual(['-0.75', '2', '213']);
});
