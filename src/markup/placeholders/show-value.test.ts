import { describe, expect, it } from 'vitest';
import { fraction } from '#shared/domain/fraction.ts';
import type { Value } from '#shared/formulas/value.ts';
import { readMarkup } from './fill.ts';
import { type Place, showValue } from './show-value.ts';

const half = fraction(1, 2);
const third = fraction(1, 3);

/** Markdown, formula, plain, code. */
const places: Place[] = ['markdown', 'formula', 'plain', 'code'];
const inEach = (value: Value, format: string) =>
  places.map((place) => showValue(value, format, place));

describe('a value is shown', () => {
  it.each<[string, Value, string[]]>([
    ['', fraction(7), ['7', '7', '7', '7']],
    ['', fraction(0), ['0', '0', '0', '0']],
    ['', fraction(-7), ['−7', '-7', '−7', '-7']],
    ['', fraction(1250), ['1,250', '1250', '1,250', '1250']],
    ['', fraction(-1234567), ['−1,234,567', '-1{,}234{,}567', '−1,234,567', '-1234567']],
    ['', fraction(1, 4), ['0.25', '0.25', '0.25', '0.25']],
    ['', fraction(1234567, 100), ['12,345.67', '12{,}345.67', '12,345.67', '12345.67']],
    ['plain', fraction(-1250), ['−1250', '-1250', '−1250', '-1250']],
    ['fraction', fraction(-3, 4), ['−3/4', '-\\frac{3}{4}', '−3/4', '-3/4']],
    ['fraction', fraction(12000), ['12,000', '12{,}000', '12,000', '12000']],
    ['slash', fraction(-3, 4), ['−3/4', '-3/4', '−3/4', '-3/4']],
    ['slash', fraction(12000), ['12,000', '12000', '12,000', '12000']],
    ['percent', fraction(1, 8), ['12.5%', '12.5\\%', '12.5%', '12.5%']],
    ['percent', fraction(12), ['1,200%', '1200\\%', '1,200%', '1200%']],
    ['percent 1', fraction(-1, 3), ['−33.3%', '-33.3\\%', '−33.3%', '-33.3%']],
    ['percent 1', 0.125, ['12.5%', '12.5\\%', '12.5%', '12.5%']],
    ['money', fraction(4), ['\\$4', '\\$4', '$4', '$4']],
    ['money', fraction(9, 2), ['\\$4.50', '\\$4.50', '$4.50', '$4.50']],
    ['money', fraction(-12500), ['−\\$12,500', '-\\$12{,}500', '−$12,500', '-$12500']],
    ['money', -0.004, ['\\$0.00', '\\$0.00', '$0.00', '$0.00']],
    ['places 2', fraction(-2, 3), ['−0.67', '-0.67', '−0.67', '-0.67']],
    ['places 0', 12345.6, ['12,346', '12{,}346', '12,346', '12346']],
    ['digits 3', fraction(-2, 3), ['−0.667', '-0.667', '−0.667', '-0.667']],
    ['signed', fraction(3), ['+ 3', '+3', '+ 3', '+ 3']],
    ['signed', fraction(-3), ['− 3', '-3', '− 3', '- 3']],
    ['signed', fraction(0), ['+ 0', '+0', '+ 0', '+ 0']],
    ['signed fraction', fraction(-3, 4), ['− 3/4', '-\\frac{3}{4}', '− 3/4', '- 3/4']],
    ['signed places 1', -2.75, ['− 2.8', '-2.8', '− 2.8', '- 2.8']],
    ['coefficient', fraction(1), ['', '', '', '']],
    ['coefficient', fraction(-1), ['−', '-', '−', '-']],
    ['coefficient', fraction(-3), ['−3', '-3', '−3', '-3']],
    ['coefficient fraction', half, ['1/2', '\\frac{1}{2}', '1/2', '1/2']],
    ['word', fraction(1250), ['1,250', '1250', '1,250', '1250']],
  ])('with the format “%s”: %o', (format, value, shown) => {
    expect(inEach(value, format)).toEqual(shown);
  });

  it.each([
    [0, 'zero', 'zeroth', 'never', '0th'],
    [1, 'one', 'first', 'once', '1st'],
    [2, 'two', 'second', 'twice', '2nd'],
    [3, 'three', 'third', 'three times', '3rd'],
    [5, 'five', 'fifth', 'five times', '5th'],
    [8, 'eight', 'eighth', 'eight times', '8th'],
    [9, 'nine', 'ninth', 'nine times', '9th'],
    [11, 'eleven', 'eleventh', 'eleven times', '11th'],
    [12, 'twelve', 'twelfth', 'twelve times', '12th'],
    [13, 'thirteen', 'thirteenth', 'thirteen times', '13th'],
    [20, 'twenty', 'twentieth', 'twenty times', '20th'],
    [21, 'twenty-one', 'twenty-first', 'twenty-one times', '21st'],
    [42, 'forty-two', 'forty-second', 'forty-two times', '42nd'],
    [99, 'ninety-nine', 'ninety-ninth', 'ninety-nine times', '99th'],
    [100, 'one hundred', 'one hundredth', 'one hundred times', '100th'],
    [101, '101', '101st', '101 times', '101st'],
    [111, '111', '111th', '111 times', '111th'],
    [1012, '1,012', '1,012th', '1,012 times', '1,012th'],
    [1023, '1,023', '1,023rd', '1,023 times', '1,023rd'],
  ])('in words: %d', (number, word, nth, times, ordinal) => {
    const show = (format: string) => showValue(fraction(number), format, 'markdown');
    expect(['word', 'nth', 'times', 'ordinal'].map(show)).toEqual([word, nth, times, ordinal]);
    const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
    expect(['Word', 'Nth', 'Times'].map(show)).toEqual([word, nth, times].map(capital));
  });

  it.each([
    [0, 'a'],
    [1, 'a'],
    [7, 'a'],
    [8, 'an'],
    [10, 'a'],
    [11, 'an'],
    [18, 'an'],
    [80, 'an'],
    [81, 'an'],
    [108, 'a'],
    [110, 'a'],
    [118, 'a'],
    [180, 'a'],
    [800, 'an'],
    [1100, 'a'],
    [8000, 'an'],
    [11000, 'an'],
    [18000, 'an'],
    [110000, 'a'],
    [1100000, 'a'],
    [11000000, 'an'],
  ])('after its article: %d has %s', (number, article) => {
    expect(showValue(fraction(number), 'a', 'markdown')).toBe(article);
    expect(showValue(fraction(number), 'A', 'markdown')).toBe(article === 'a' ? 'A' : 'An');
  });

  it.each<[Value, string]>([
    [fraction(1), 'die'],
    [fraction(2), 'dice'],
    [fraction(0), 'dice'],
    [fraction(-1), 'dice'],
    [half, 'dice'],
    [1, 'die'],
    [true, 'die'],
    [false, 'dice'],
  ])('as a singular or a plural: %o has %s', (value, word) => {
    expect(inEach(value, 'die/dice')).toEqual([word, word, word, word]);
  });

  it('as nothing, where the plural is only an ending', () => {
    expect(showValue(fraction(1), '/s', 'markdown')).toBe('');
    expect(showValue(fraction(2), '/s', 'markdown')).toBe('s');
  });

  it('with the spaces of a pair, and without those around another format', () => {
    expect(readMarkup('flushed#{n| much/} ')(new Map([['n', true]]))).toBe('flushed much ');
    expect(readMarkup('flushed#{n|/ less }')(new Map([['n', false]]))).toBe('flushed less ');
    expect(readMarkup('#{ n | word }')(new Map([['n', fraction(2)]]))).toBe('two');
  });

  it.each<[Value, string, string]>([
    [fraction(5, 2), 'places 0', '3'],
    [fraction(-5, 2), 'places 0', '-3'],
    [2.5, 'places 0', '3'],
    [-2.5, 'places 0', '-3'],
    [fraction(1, 8), 'places 2', '0.13'],
    [fraction(-1, 8), 'places 2', '-0.13'],
    [fraction(201, 200), 'places 2', '1.01'],
    [fraction(1, 3), 'places 5', '0.33333'],
    [fraction(3), 'places 2', '3.00'],
    [fraction(-1, 1000), 'places 2', '0.00'],
    [-0.001, 'places 2', '0.00'],
    [0.1, 'places 1', '0.1'],
    [1e-9, 'places 3', '0.000'],
    [1e22, 'places 1', '10000000000000000000000.0'],
    [fraction(10n ** 400n + 1n, 10n ** 400n), 'places 3', '1.000'],
    [fraction(0), 'digits 3', '0.00'],
    [fraction(1, 3), 'digits 3', '0.333'],
    [fraction(1, 300), 'digits 3', '0.00333'],
    [fraction(1, 10), 'digits 1', '0.1'],
    [fraction(100), 'digits 2', '100'],
    [fraction(100), 'digits 5', '100.00'],
    [fraction(12345), 'digits 2', '12000'],
    [fraction(-12500), 'digits 2', '-13000'],
    [fraction(1999, 200), 'digits 3', '10.0'],
    [fraction(9999, 10), 'digits 3', '1000'],
    [fraction(99_995), 'digits 3', '100000'],
    [fraction(999, 1000), 'digits 2', '1.0'],
    [123456.789, 'digits 8', '123456.79'],
    [1.5e-7, 'digits 2', '0.00000015'],
    [fraction(1n, 3n ** 700n), 'digits 2', expect.stringMatching(/^0\.0{333}10$/)],
  ])('rounded half away from zero: %o with %s', (value, format, shown) => {
    expect(showValue(value, format, 'code')).toEqual(shown);
  });

  it.each<[string, Value, string]>([
    ['wordy', half, 'There is no format wordy.'],
    ['word 3', fraction(3), 'There is no format word 3.'],
    ['fraction places 2', half, 'There is no format fraction places 2.'],
    ['a/b/c', half, 'There is no format a/b/c.'],
    ['constructor', half, 'There is no format constructor.'],
    ['places', half, 'How many digits? “” is no number.'],
    ['digits x', half, 'How many digits? “x” is no number.'],
    ['places 100', half, 'How many digits? “100” is no number.'],
    ['digits 0', half, 'A number has at least one digit.'],
    ['signed nonsense', half, 'There is no format nonsense.'],
    ['', third, '1/3 needs a format, such as fraction.'],
    ['plain', third, '1/3 needs a format, such as fraction.'],
    ['percent', third, '100/3 needs a format, such as fraction.'],
    ['', fraction(1n, 10n ** 7n), '1/10000000 needs a format, such as fraction.'],
    ['', 0.5, '0.5 needs a format, such as places 3.'],
    ['fraction', 0.5, '0.5 is no fraction.'],
    ['slash', 0.5, '0.5 is no fraction.'],
    ['word', half, '0.5 is no whole number.'],
    ['ordinal', fraction(-1), '-1 is no whole number.'],
    ['times', 2, '2 is no whole number.'],
    ['a', 0.1, '0.1 is no whole number.'],
    ['places 2', Number.NaN, 'NaN is not a number.'],
    ['places 2', true, 'A condition is not a number.'],
    ['', true, 'true needs a format'],
  ])('not with the format “%s” if that does not suit it: %o', (format, value, message) => {
    for (const place of places) {
      expect(() => showValue(value, format, place)).toThrow(RangeError);
      expect(() => showValue(value, format, place)).toThrow(message);
    }
  });
});
