import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fraction } from '../domain/fraction.ts';
import { evaluate, parseFormula } from './formula.ts';
import { isReservedName } from './names.ts';
import { readValue, type Value, writeValue } from './value.ts';

const values = new Map<string, Value>([
  ['n', fraction(5)],
  ['half', fraction(1, 2)],
  ['measured', 0.3],
  ['isLarge', true],
]);
const compute = (formula: string) => writeValue(evaluate(formula, values));

describe('a formula', () => {
  it.each([
    ['1 + 2 * 3', '7'],
    ['(1 + 2) * 3', '9'],
    ['10 - 2 - 3', '5'],
    ['12 / 3 / 2', '2'],
    ['2 * 3 ^ 2', '18'],
    ['2 ^ 3 ^ 2', '512'],
    ['-2 ^ 2', '-4'],
    ['(-2) ^ 2', '4'],
    ['2 ^ -2', '1/4'],
    ['2 * -3', '-6'],
    ['2 - -3', '5'],
    ['--3', '3'],
    ['3! ^ 2', '36'],
    ['-3!', '-6'],
    ['2 ^ 3!', '64'],
    ['0 ^ 0', '1'],
    ['(-1) ^ 999', '-1'],
    ['1 < 2 and 3 < 2 or 2 = 2', 'true'],
    ['1 < 2 or 1 < 2 and 3 < 2', 'true'],
    ['(1 < 2 or 1 < 2) and 3 < 2', 'false'],
    ['1 + 1 = 2', 'true'],
  ])('binds as mathematicians do: %s is %s', (formula, value) => {
    expect(compute(formula)).toBe(value);
  });

  it.each([
    ['0.1 + 0.2 = 0.3', 'true'],
    ['1 / 3 + 1 / 6', '1/2'],
    ['half ^ n', '1/32'],
    ['2 ^ 200 + 1 > 2 ^ 200', 'true'],
    ['10 ^ 900 / 10 ^ 899', '10'],
    ['n * measured', '1.5'],
    ['measured / measured', '1.0'],
    ['4 ^ half', '2.0'],
  ])('is exact where all of it is: %s is %s', (formula, value) => {
    expect(compute(formula)).toBe(value);
  });

  it.each([
    ['1 < 2', '<', 'true'],
    ['2 <= 2', '<=', 'true'],
    ['2 > 2', '>', 'false'],
    ['2 >= 2', '>=', 'true'],
    ['2 = 3', '=', 'false'],
    ['2 != 3', '!=', 'true'],
    ['1 < n < 6', 'a chain', 'true'],
    ['1 < n < 5', 'a chain that breaks', 'false'],
    ['measured < half', 'an exact and another', 'true'],
    ['isLarge and n > 4', 'a name', 'true'],
    ['n > 5 and 1 / 0 > 1', 'and, which stops', 'false'],
    ['n = 5 or 1 / 0 > 1', 'or, which stops', 'true'],
  ])('compares: %s (%s) is %s', (formula, _what, value) => {
    expect(compute(formula)).toBe(value);
  });

  it.each([
    ['C(5, 2)', '10'],
    ['C(5, 0)', '1'],
    ['C(5, 6)', '0'],
    ['C(5, -1)', '0'],
    ['C(300, 297)', '4455100'],
    ['H(4)', '25/12'],
    ['H(0)', '0'],
    ['0!', '1'],
    ['gcd(12, -18)', '6'],
    ['gcd(0, 0)', '0'],
    ['lcm(4, -6)', '12'],
    ['lcm(0, 5)', '0'],
    ['mod(-7, 5)', '3'],
    ['mod(7, 5)', '2'],
    ['floor(7 / 2)', '3'],
    ['floor(-7 / 2)', '-4'],
    ['floor(-3)', '-3'],
    ['ceil(7 / 2)', '4'],
    ['ceil(-7 / 2)', '-3'],
    ['floor(pi)', '3'],
    ['ceil(pi)', '4'],
    ['abs(-1 / 3)', '1/3'],
    ['abs(1 / 3)', '1/3'],
    ['min(3, 1 / 2, 2)', '1/2'],
    ['max(3, 1 / 2, 2)', '3'],
    ['max(7)', '7'],
    ['sqrt(9 / 16)', '3/4'],
    ['sqrt(0)', '0'],
    ['sqrt(10 ^ 400) = 10 ^ 200', 'true'],
    ['sqrt(2)', String(Math.SQRT2)],
    ['exp(1) = e', 'true'],
    ['ln(e)', '1.0'],
    ['log2(8)', '3.0'],
    ['sin(0)', '0.0'],
    ['cos(pi)', '-1.0'],
    ['4 * atan(1) = pi', 'true'],
    ['pick(2, 3, 5, 8)', '5'],
    ['sum(k, 1, n, k)', '15'],
    ['sum(k, 1, 3, 1 / k) = H(3)', 'true'],
    ['sum(k, 3, 2, k)', '0'],
    ['sum(i, 1, 3, sum(j, 1, i, i * j))', '25'],
  ])('knows functions: %s is %s', (formula, value) => {
    expect(compute(formula)).toBe(value);
  });

  it('hides a name only inside the sum that uses it', () => {
    expect(compute('sum(n, 1, 2, n) + n')).toBe('8');
  });

  it.each([
    ['', 'a number or a name expected, not the end'],
    ['3 +', 'a number or a name expected, not the end'],
    ['(1', ') expected, not the end'],
    ['2 n', 'end expected, not n'],
    ['2 (3)', 'end expected, not ('],
    ['1e5', 'end expected, not e5'],
    ['n!!', 'end expected, not !'],
    ['3 % 2', 'Cannot read 3 % 2 from “% 2”'],
    ['1..2', 'Cannot read 1..2 from “..2”'],
    ['1234567890123', '1234567890123 has too many digits'],
    ['m + 1', 'm + 1: m is unknown'],
    ['f(2)', 'f(2): there is no function f'],
    ['toString(2)', 'there is no function toString'],
    ['C(5)', 'C takes 2 numbers, not 1'],
    ['H(1, 2)', 'H takes one number, not 2'],
    ['C(5 / 2, 1)', 'C(5 / 2, 1): 2.5 is not a whole number'],
    ['C(measured, 1)', '0.3 is not a whole number'],
    ['(-1)!', '-1 has no factorial'],
    ['H(-1)', 'There is no harmonic number -1'],
    ['sqrt(-4)', '-4 has no square root'],
    ['ln(0)', 'ln(0): it is not a number'],
    ['(-8) ^ (1 / 3)', 'it is not a number'],
    ['exp(1000)', 'it is not a number'],
    ['n / (n - 5)', 'n / (n - 5): A fraction cannot have the denominator 0'],
    ['0 ^ -1', 'A fraction cannot have the denominator 0'],
    ['mod(7, 0)', 'Division by zero'],
    ['pick(4, 3, 5, 8)', 'There is no value 4 to pick'],
    ['pick(0, 3)', 'There is no value 0 to pick'],
    ['sum(1, 1, 3, 1)', 'name expected, not 1'],
    ['sum(k, 1, 3)', 'sum takes a name, from, to and a term'],
    ['sum(k, 1, 3, k, k)', 'sum takes a name, from, to and a term'],
    ['sum(k, 1, 3 / 2, k)', '1.5 is not a whole number'],
    ['isLarge + 1', 'A condition is not a number'],
    ['n and isLarge', 'A condition is true or false'],
  ])('that is wrong, such as “%s”, says why: %s', (formula, message) => {
    expect(() => compute(formula)).toThrow(message);
  });

  it.each([
    ['10 ^ 1000', 'more than 1000 digits'],
    ['10 ^ -1000', 'more than 1000 digits'],
    ['9 ^ 9 ^ 9', 'The exponent 387420489 is too large'],
    ['(3 / 2) ^ 10000', 'more than 1000 digits'],
    ['1000!', 'more than 1000 digits'],
    ['100000!', '100000 is too large'],
    ['C(10000, 5000)', 'more than 1000 digits'],
    ['H(10000)', 'more than 1000 digits'],
    ['10 ^ 999 * 10 ^ 999', 'more than 1000 digits'],
    ['10 ^ 999 + 1 / 10 ^ 999', 'more than 1000 digits'],
    ['sum(k, 1, 10 ^ 9, 1)', 'more than 1000 terms'],
    ['sum(j, 1, 100, sum(k, 1, 100, 1))', 'more than 1000 terms'],
    [`${'('.repeat(400)}1${')'.repeat(400)}`, 'nested too deeply'],
    [`${'-'.repeat(900)}1`, 'nested too deeply'],
    [`${'2^'.repeat(400)}1`, 'nested too deeply'],
    [`1${' + 1'.repeat(400)}`, 'longer than 1000'],
  ])('never takes long: %s has %s', (formula, message) => {
    expect(() => compute(formula)).toThrow(message);
  });

  it('may be computed again and again', () => {
    const sum = parseFormula('sum(k, 1, n, 1)');
    for (let time = 0; time < 300; time += 1) expect(sum(values)).toEqual(fraction(5));
  });

  it('of any characters either has a value or says what is wrong', () => {
    const parts = ['1', '2.5', 'n', 'half', '+', '-', '*', '/', '^', '!', '(', ')', ',', '<', '='];
    const more = ['and', 'or', 'C(', 'sum(k,', 'pick(', 'sqrt(', 'measured', ' ', '#', '.', '𝟙'];
    const formulas = fc.array(fc.constantFrom(...parts, ...more), { maxLength: 15 });
    fc.assert(
      fc.property(formulas, (written) => {
        try {
          expect(compute(written.join(''))).not.toMatch(/NaN|Infinity/);
        } catch (error) {
          expect(error).toHaveProperty('name', expect.stringMatching(/^(Syntax|Range)Error$/));
        }
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a value', () => {
  it.each<[Value, string]>([
    [fraction(55, 171), '55/171'],
    [fraction(-3), '-3'],
    [fraction(0), '0'],
    [fraction(10n ** 40n, 3n), `1${'0'.repeat(40)}/3`],
    [0.1, '0.1'],
    [-2, '-2.0'],
    [1e-7, '1e-7'],
    [1e300, '1e+300'],
    [true, 'true'],
    [false, 'false'],
  ])('%o is stored as %s and read back', (value, text) => {
    expect(writeValue(value)).toBe(text);
    expect(readValue(text)).toEqual(value);
  });
});

it.each(['C', 'sum', 'pick', 'pi', 'e', 'and', 'or', 'exact', 'mistake1', 'followUp12'])(
  'the name %s is reserved',
  (name) => {
    expect(isReservedName(name)).toBe(true);
  },
);

it.each(['n', 'dice', 'exactly', 'mistakes', 'E', 'toString'])('the name %s is free', (name) => {
  expect(isReservedName(name)).toBe(false);
});
