import { describe, expect, it } from 'vitest';
import { writeValue } from '#shared/formulas/value.ts';
import { allowedValues } from './variants/allowed-values.ts';

const valuesOf = (...given: (number | string)[]) => allowedValues(given).map(writeValue);

describe('the values of a parameter', () => {
  it.each([
    [
      [8, 0.5, -3, '3/8'],
      ['8', '1/2', '-3', '3/8'],
    ],
    [['2..5'], ['2', '3', '4', '5']],
    [['-2..1'], ['-2', '-1', '0', '1']],
    [['7..7'], ['7']],
    [['0.1..0.4 by 0.1'], ['1/10', '1/5', '3/10', '2/5']],
    [['1/6..1/2 by 1/6'], ['1/6', '1/3', '1/2']],
    [['3..10 by 5'], ['3', '8']],
    [[' 1..2 '], ['1', '2']],
  ])('of %j are %j', (given, values) => {
    expect(valuesOf(...given)).toEqual(values);
  });

  it('have the default first and each value once', () => {
    expect(valuesOf(3, '1..4', '2/1', 0.5, '0.50', '1/2')).toEqual(['3', '1', '2', '4', '1/2']);
  });

  it.each([
    ['three', '“three” is neither a number nor a range.'],
    ['', '“” is neither a number nor a range.'],
    ['1/0', '“1/0” is neither a number nor a range.'],
    ['1..n', '“n” is neither a number nor a range.'],
    ['..5', '“..5” is neither a number nor a range.'],
    ['1..5 by two', '“two” is neither a number nor a range.'],
    ['1..5 by 0', '1..5 by 0: steps must be positive.'],
    ['1..5 by -1', '1..5 by -1: steps must be positive.'],
    ['5..1', '5..1 has no values.'],
  ])('cannot be read from %j', (entry, message) => {
    expect(() => valuesOf(1, entry)).toThrow(new SyntaxError(message));
  });

  it('are at most a thousand per range', () => {
    expect(valuesOf('1..1000')).toHaveLength(1_000);
    expect(() => valuesOf('0..1000')).toThrow('0..1000 has more than 1000 values.');
    expect(() => valuesOf('0..1 by 0.0001')).toThrow('has more than 1000 values.');
  });
});
