import { describe, expect, it } from 'vitest';
import { fraction } from '#shared/domain/fraction.ts';
import { evaluate, typeset } from './expression.ts';

describe('evaluate', () => {
  it.each([
    ['7', fraction(7)],
    ['1 − 2 − 3', fraction(-4)],
    ['1 − 2 × 3 + 4', fraction(-1)],
    ['3/4/5', fraction(3, 20)],
    ['1/2 × 3/5', fraction(3, 10)],
    ['2 × (1 + 2)/9', fraction(2, 3)],
    ['(5/6)^2', fraction(25, 36)],
    ['5/6^2', fraction(5, 36)],
    ['1 − (5/6)^4', fraction(671, 1296)],
    ['2^10', fraction(1024)],
    ['C(4, 2)/C(52, 2)', fraction(1, 221)],
    ['C(5, 0) + C(5, 5)', fraction(2)],
    ['(1/6)/(1 − (5/6)^2)', fraction(6, 11)],
  ])('reads %s', (expression, value) => {
    expect(evaluate(expression)).toEqual(value);
  });

  it.each(['', '1 +', '1 + x', '1.5', '1 2', '1)', '(1/2', 'C(4; 2)', 'C(4, 2'])(
    'refuses %j',
    (expression) => {
      expect(() => evaluate(expression)).toThrow(SyntaxError);
    },
  );
});

describe('typeset', () => {
  it('raises exponents and leaves out 1', () => {
    expect(typeset('C(9, 1) × (1/6)^1 × (5/6)^12')).toBe('C(9, 1) × (1/6) × (5/6)¹²');
  });
});
