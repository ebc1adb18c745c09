import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NumericAnswer } from '#shared/domain/answer-value.ts';
import { judgeAnswer } from './judge-answer.ts';
import { readAnswer } from './read-answer.ts';

type Rest = Partial<Omit<Extract<NumericAnswer, { kind: 'number' }>, 'kind' | 'value'>>;

const fraction = (value: string, rest: Rest = {}): NumericAnswer => ({
  kind: 'fraction',
  value,
  ...rest,
});
const number = (value: number, rest: Rest = {}): NumericAnswer => ({
  kind: 'number',
  value,
  ...rest,
});
const logarithm: NumericAnswer = {
  kind: 'expression',
  value: '2\\ln 3',
  numeric: 2.197224577336219,
};

function judge(answer: NumericAnswer, text: string) {
  const { given } = readAnswer(text, answer.unit ?? null);
  if (!given) throw new Error(`${text} is no answer`);
  return judgeAnswer(answer, given);
}

const right = { verdict: 'right', message: 'Right.' };
const wrong = (message: string) => ({ verdict: 'wrong', message });
const isRight = (answer: NumericAnswer, text: string) => judge(answer, text).verdict === 'right';

describe('judgeAnswer', () => {
  it.each([
    [fraction('2/3'), '0.667'],
    [fraction('2/3'), '0.66667'],
    [fraction('2/3'), '0.6666666666666666666667'],
    [fraction('2/3'), '66.7%'],
    [fraction('2/3'), '2/3'],
    [fraction('1/18'), '0.0556'],
    [fraction('1/2'), '0.5'],
    [fraction('1/2'), '50%'],
    [fraction('-1/9'), '-0.111'],
    [fraction('0/1'), '0'],
    [fraction('0/1'), '0.000'],
    [fraction('10/3', { unit: 'basis points' }), '3.33 bp'],
    [number(0.0004), '0.0004'],
    [number(0.0004), '4e-4'],
    [number(7), '7'],
    [number(7), '7.0'],
    [number(1210, { unit: 'dollars' }), '1,210'],
    [number(1210, { unit: 'dollars' }), '121000 cents'],
    [number(18_407_592), '18407592'],
    [number(5.0622, { unit: '%', places: 2 }), '5.06'],
    [number(5.0622, { unit: '%', places: 2 }), '5.06%'],
    [number(5.0622, { unit: '%', places: 2 }), '5.0622'],
    [number(9.00781, { unit: 'dollars', places: 2 }), '9.01'],
    [number(9.00781, { unit: 'dollars', places: 2 }), '9.0078'],
    [number(9.00781, { unit: 'dollars', places: 2 }), '901 cents'],
    [number(4.5, { unit: 'dollars', places: 2 }), '4.5'],
    [number(31_349.47, { unit: 'dollars', places: 0 }), '31349'],
    [number(39.8406, { digits: 4 }), '39.84'],
    [number(39.8406, { digits: 4 }), 'sqrt(1587.273)'],
    [logarithm, '2.20'],
  ])('accepts %j as %s', (answer, text) => {
    expect(judge(answer, text)).toEqual(right);
  });

  it.each([
    [fraction('2/3', { exact: true }), '0.66667'],
    [fraction('2/3', { exact: true }), '66.667%'],
    [{ ...logarithm, exact: true } as const, '2.1972'],
  ])('accepts %j as %s, but notes that the exact value was asked for', (answer, text) => {
    expect(judge(answer, text)).toEqual({
      verdict: 'right',
      message: 'Right. The question asks for the exact value, though.',
    });
  });

  it.each([
    [fraction('2/3', { exact: true }), '2/3'],
    [fraction('1/8', { exact: true }), '0.125'],
    [fraction('1/8', { exact: true }), '12.5%'],
    [{ ...logarithm, exact: true } as const, 'ln 9'],
  ])('accepts %j as %s, which is exact', (answer, text) => {
    expect(judge(answer, text)).toEqual(right);
  });

  const three = (sample: string) => `Give at least three significant digits, such as ${sample}.`;
  const exactly = 'Give the exact value, or at least five significant digits.';
  it.each([
    [fraction('2/3'), '0.7', three('0.700')],
    [fraction('2/3'), '67%', three('0.670')],
    [
      number(106.929, { digits: 4 }),
      '107',
      'Give at least four significant digits, such as 107.0.',
    ],
    [number(0.00041), '0.0004', three('0.000400')],
    [fraction('2/3', { exact: true }), '0.6667', exactly],
    [fraction('513/10', { exact: true }), '51', exactly],
    [number(12.04), '12', three('12.0')],
    [
      number(106.929, { digits: 5 }),
      '106.9',
      'Give at least five significant digits, such as 106.90.',
    ],
    [number(9.00781, { places: 2 }), '9', 'Give two decimal places, such as 9.00.'],
  ])('does not judge %j by %s, which has too few digits', (answer, text, message) => {
    expect(judge(answer, text)).toEqual({ verdict: 'incomplete', message });
  });

  it.each([
    [fraction('2/3'), '0.9'],
    [number(106.929, { digits: 4 }), '12'],
    [fraction('2/3', { exact: true }), '0.25'],
    [fraction('2/5', { exact: true }), '0.3'],
    [number(9.00781, { places: 2 }), '12'],
    [number(18_407_592), '18407592.01'],
  ])('judges %j by %s as wrong: a short answer could be a guess', (answer, text) => {
    expect(judge(answer, text).verdict).toBe('wrong');
  });

  it.each([
    [fraction('2/3'), '0.666'],
    [number(9.00781, { places: 2 }), '9.00'],
  ])('does not judge %j by %s: only the last digit is off', (answer, text) => {
    const message = 'Only the last digit is off: round it.';
    expect(judge(answer, text)).toEqual({ verdict: 'incomplete', message });
  });

  it.each([
    [fraction('2/3'), '0.650', 'Within 5%, but not exact.'],
    [fraction('2/3', { exact: true }), '0.66665', 'Within 5%, but not exact.'],
    [fraction('2/3', { exact: true }), '666/1000', 'Within 5%, but not exact.'],
    [number(9.00781, { places: 2 }), '9.016', 'Within 5%, but not exact.'],
    [number(39.8406, { digits: 4 }), '39.83', 'Within 5%, but not exact.'],
    [fraction('2/3'), '-0.667', 'Right size, wrong sign.'],
    [number(-12), '12', 'Right size, wrong sign.'],
    [fraction('2/3'), '66.7', 'Check the unit: the answer is a plain number.'],
    [fraction('2/3'), '0.667%', 'Check the unit: the answer is a plain number.'],
    [number(5.06, { unit: '%' }), '0.0506', 'Check the unit: the answer is a percentage.'],
    [number(22, { unit: 'cents' }), '0.22', 'Check the unit: the answer is in cents.'],
    [number(24, { unit: 'minutes' }), '0.4', 'Check the unit: the answer is in minutes.'],
    [number(24, { unit: 'minutes' }), '1440', 'Check the unit: the answer is in minutes.'],
    [
      number(12, { unit: 'million dollars' }),
      '12000000',
      'Check the unit: the answer is in million dollars.',
    ],
    [
      number(0.8, { unit: 'dollars per minute' }),
      '80.0',
      'Check the unit: the answer is in dollars per minute.',
    ],
  ])('calls %j close to %s', (answer, text, message) => {
    expect(judge(answer, text)).toEqual({ verdict: 'close', message });
  });

  it.each([
    [number(0.0004), '0.00'],
    [number(0.0004), '0'],
    [number(0.0004), '0.000500'],
    [fraction('1/1000000'), '0.00000300'],
    [fraction('0/1'), '0.01'],
    [number(7), '8'],
    [number(200_000, { unit: 'bonds' }), '199990'],
    [number(18_407_592), '18407593'],
    [number(8119), '8.12e3'],
    [fraction('2/3'), '0.500'],
    [fraction('2/3', { exact: true }), '12'],
    [fraction('5/18', { exact: true }), '0'],
    [fraction('5/18', { exact: true }), '0e300'],
    [fraction('5/18', { exact: true }), '0.00000'],
    [fraction('25/42', { exact: true }), '1'],
    [fraction('7/2', { exact: true }), '4'],
    [number(9_999_999_999_999), '10000000000000'],
    [fraction('2/3'), '12'],
    [fraction('2/3'), '0.334'],
    [number(0.04), '0.1'],
    [number(0.19), '0.1'],
    [number(0.0556), '0.1'],
  ])('rejects %j as %s', (answer, text) => {
    expect(judge(answer, text)).toEqual(wrong('Not quite.'));
  });

  const twice = 'Off by a factor of two.';
  const tenfold = 'Off by a factor of ten.';
  const reciprocal = 'That is one divided by the answer.';
  const opposite = 'That is the probability of the opposite.';
  const probability = fraction('2/3', { isProbability: true });
  it.each([
    [fraction('2/3'), '4/3', twice],
    [fraction('2/3'), '0.333', twice],
    [number(106.929, { digits: 4 }), '53.46', twice],
    [number(9.00781, { places: 2 }), '18.02', twice],
    [number(1210), '605', twice],
    [fraction('2/3'), '6.67', tenfold],
    [number(1210, { unit: 'bonds' }), '121', tenfold],
    [number(1210, { unit: 'bonds' }), '121000', 'Off by a factor of a hundred.'],
    [fraction('2/3'), '1.5', reciprocal],
    [fraction('1/7'), '7', reciprocal],
    [fraction('2/3'), '4/9', 'That is the square of the answer.'],
    [fraction('2/3'), '0.816', 'That is the square root of the answer.'],
    [probability, '0.333', opposite],
    [probability, '33.3%', opposite],
    [probability, '1.5', 'A probability is at most 1.'],
    [probability, '250%', 'A probability is at most 1.'],
    [probability, '-0.667', 'A probability is never negative.'],
  ])('says how %j came to be %s', (answer, text, message) => {
    expect(judge(answer, text)).toEqual(wrong(message));
  });

  it.each([
    // At the precision asked for: half a unit of the last place.
    [fraction('2/3'), '0.335'],
    [number(106.929, { digits: 4 }), '53.5'],
    [number(9.00781, { places: 2 }), '18.03'],
    [number(1210), '606'],
    [fraction('2/3', { exact: true }), '1.33'],
    // What rounds to something alike, but is not.
    [number(0.06, { places: 2 }), '0.01'],
    [number(0.04, { places: 2 }), '0'],
    // A small whole number would be given away.
    [number(7), '14'],
    [number(7), '3.5'],
    [number(7), '70'],
    [number(7), '700'],
    [number(7), '1/7'],
    [number(7), '49'],
    [number(7), 'sqrt(7)'],
    [number(-12), '-24'],
    [fraction('24/2'), '6'],
  ])('does not say how %j came to be %s', (answer, text) => {
    expect(judge(answer, text)).toEqual(wrong('Not quite.'));
  });

  it.each(['51/50', '1.02', '1.0200', '102%'])('recognizes %s as a tempting mistake', (text) => {
    const message = 'That leaves out the other sector.';
    const mistakes = [{ value: '51/50', message }];
    const answer = fraction('3952/3875', { exact: true, mistakes });
    expect(judge(answer, text)).toEqual(wrong(message));
    expect(judge(answer, '3952/3875')).toEqual(right);
  });

  const truths = fc
    .double({ min: 1e-12, max: 1e12, noNaN: true })
    .chain((size) => fc.constantFrom(size, -size));

  const precisions: Rest[] = [{}, { exact: true }, { digits: 4 }, { digits: 1 }];

  it('accepts the value rounded to any sufficient number of digits', () => {
    const shown = fc.integer({ min: 5, max: 30 });
    fc.assert(
      fc.property(truths, shown, fc.constantFrom(...precisions), (truth, digits, precision) => {
        const text = truth.toPrecision(digits);
        fc.pre(!Number.isInteger(Number(text)));
        const answer = number(truth, precision);
        expect(isRight(answer, text)).toBe(true);
        expect(isRight(answer, `${(truth * 100).toPrecision(digits + 2)}%`)).toBe(true);
      }),
    );
  });

  it('never accepts a value that is off by more than half a unit of the required place', () => {
    const sizes = fc.double({ min: 0.01, max: 1e4, noNaN: true });
    const offsets = fc.double({ min: 0.51, max: 50, noNaN: true });
    fc.assert(
      fc.property(sizes, fc.integer({ min: 0, max: 4 }), offsets, (truth, places, offset) => {
        const value = truth + offset * 10 ** -places;
        expect(isRight(number(truth, { places }), value.toFixed(10))).toBe(false);
      }),
    );
  });

  it('never accepts a value that is off by a fifth', () => {
    const digits = fc.integer({ min: 2, max: 17 });
    const factors = fc.constantFrom(0.8, 1.2, 0, -1, 0.01, 100);
    fc.assert(
      fc.property(truths, digits, factors, (truth, shown, factor) => {
        const text = (truth * factor).toPrecision(shown);
        fc.pre(Math.abs(Number(text) / truth - 1) > 0.1);
        expect(isRight(number(truth), text)).toBe(false);
        expect(isRight(number(truth, { digits: 2 }), text)).toBe(false);
      }),
    );
  });

  it('never accepts fewer significant digits than required, unless they are exact', () => {
    const close = fc.double({ min: 0.5, max: 2, noNaN: true });
    const asked = fc.integer({ min: 2, max: 12 });
    fc.assert(
      fc.property(truths, close, asked, fc.nat(), (truth, factor, digits, seed) => {
        const few = 1 + (seed % (digits - 1));
        const texts = [truth.toExponential(few - 1), (truth * factor).toExponential(few - 1)];
        for (const text of texts.filter((one) => Math.abs(Number(one) / truth - 1) > 1e-14)) {
          expect(isRight(number(truth, { digits }), text)).toBe(false);
          if (few < 3) expect(isRight(number(truth), text)).toBe(false);
          if (few < 5) expect(isRight(number(truth, { exact: true }), text)).toBe(false);
        }
      }),
    );
  });

  it('never accepts zero for a small probability', () => {
    const small = fc.double({ min: 1e-12, max: 1e-4, noNaN: true });
    fc.assert(
      fc.property(small, fc.integer({ min: 0, max: 3 }), (truth, places) => {
        expect(isRight(number(truth), truth.toFixed(places))).toBe(false);
      }),
    );
  });
});
