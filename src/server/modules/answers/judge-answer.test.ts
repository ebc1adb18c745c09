import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ClosedAnswer } from '#shared/domain/answer-value.ts';
import { judgeAnswer } from './judge-answer.ts';
import { type GivenAnswer, readAnswer } from './read-answer.ts';

type Numeric = Exclude<ClosedAnswer, { kind: 'choice' }>;

const fraction = (value: string): Numeric => ({ kind: 'fraction', value });
const number = (value: number, rest: { unit?: string; tolerance?: number } = {}): Numeric => ({
  kind: 'number',
  value,
  ...rest,
});
const exactly = (value: number): GivenAnswer => ({ value, digits: null, isPercent: false });

/** Decimals alone; expressions are judged by their value. */
function judge(answer: Numeric, text: string, isProbability = true) {
  const { given } = readAnswer(text, null);
  if (!given) throw new Error(`${text} is no decimal`);
  return judgeAnswer({ answer, isProbability }, given);
}

describe('judgeAnswer', () => {
  it.each([
    [fraction('2/3'), '0.667'],
    [fraction('2/3'), '0.66667'],
    [fraction('2/3'), '0.6666666666666666666667'],
    [fraction('2/3'), '66.7%'],
    [fraction('1/18'), '0.0556'],
    [fraction('1/2'), '0.5'],
    [fraction('1/2'), '50%'],
    [fraction('-1/9'), '-0.111'],
    [fraction('0/1'), '0'],
    [fraction('0/1'), '0.000'],
    [number(0.0004), '0.0004'],
    [number(0.0004), '4e-4'],
    [number(7), '7'],
    [number(7), '7.0'],
    [number(1210, { unit: 'dollars' }), '1,210'],
    [number(5.06, { unit: '%', tolerance: 0.0005 }), '5.06'],
    [number(5.06, { unit: '%', tolerance: 0.0005 }), '5.06%'],
    [number(5.06, { unit: '%', tolerance: 0.0005 }), '5.0622'],
    [number(18_407_592, { tolerance: 0 }), '18407592'],
    [{ kind: 'expression', value: '2\\ln 3', numeric: 2.197224577336219 } as const, '2.20'],
  ])('accepts %j as %s', async (answer, text) => {
    expect(await judge(answer, text)).toEqual({ verdict: 'right', message: 'Right.' });
  });

  it.each([
    [fraction('2/3'), '0.7', 'Right so far: give at least three significant digits.'],
    [fraction('2/3'), '67%', 'Right so far: give at least three significant digits.'],
    [number(0.00041), '0.0004', 'Right so far: give at least three significant digits.'],
    [number(106.929, { tolerance: 0.0002 }), '107', 'Right so far: give more digits.'],
    [number(8119), '8.12e3', 'Right so far: give more digits.'],
    [fraction('2/3'), '0.666', 'Right up to the last digit: round it.'],
    [fraction('2/3'), '0.65', 'Within 5%, but not exact.'],
    [number(18_407_592, { tolerance: 0 }), '18407593', 'Within 5%, but not exact.'],
    [fraction('2/3'), '-0.667', 'Right size, wrong sign.'],
    [number(-12), '12', 'Right size, wrong sign.'],
    [fraction('2/3'), '0.333', 'That is the probability of the opposite.'],
    [fraction('2/3'), '33.3%', 'That is the probability of the opposite.'],
    [fraction('2/3'), '66.7', 'Check the unit: the answer is a plain number, not a percentage.'],
    [fraction('2/3'), '0.667%', 'Check the unit: the answer is a plain number, not a percentage.'],
    [
      number(5.06, { unit: '%', tolerance: 0.0005 }),
      '0.0506',
      'Check the unit: the answer is a percentage.',
    ],
    [number(22, { unit: 'cents' }), '0.22', 'Check the unit: the answer is in cents.'],
  ])('calls %j close to %s', async (answer, text, message) => {
    expect(await judge(answer, text)).toEqual({ verdict: 'close', message });
  });

  it.each([
    [number(0.0004), '0.00'],
    [number(0.0004), '0'],
    [number(0.0004), '0.0005'],
    [fraction('1/1000000'), '0.000002'],
    [fraction('0/1'), '0.01'],
    [number(7), '700'],
    [number(7), '8'],
    [fraction('2/3'), '0.5'],
    [fraction('274/589'), '0.5'],
    [fraction('1/700'), '0.001'],
  ])('rejects %j as %s', async (answer, text) => {
    expect((await judge(answer, text)).verdict).toBe('wrong');
  });

  it('checks the complement only for probabilities', async () => {
    expect((await judge(fraction('2/3'), '0.333', false)).verdict).toBe('wrong');
  });

  it('requires an expression to be exact', () => {
    const asked = { answer: fraction('2/3'), isProbability: true };
    expect(judgeAnswer(asked, exactly(2 / 3 + 1e-12)).verdict).toBe('right');
    expect(judgeAnswer(asked, exactly(0.667)).verdict).toBe('close');
    const whole = { answer: number(18_407_592), isProbability: false };
    expect(judgeAnswer(whole, exactly(18_407_593)).verdict).toBe('close');
  });

  const truths = fc
    .double({ min: 1e-12, max: 1e12, noNaN: true })
    .chain((size) => fc.constantFrom(size, -size));

  it('accepts the exact value with any number of digits', async () => {
    await fc.assert(
      fc.asyncProperty(truths, fc.integer({ min: 3, max: 30 }), async (truth, digits) => {
        fc.pre(!Number.isInteger(truth));
        const answer = number(truth);
        expect(judgeAnswer({ answer, isProbability: false }, exactly(truth)).verdict).toBe('right');
        expect((await judge(answer, truth.toPrecision(digits))).verdict).toBe('right');
        expect((await judge(answer, `${(truth * 100).toPrecision(digits)}%`)).verdict).toBe(
          'right',
        );
      }),
    );
  });

  it('never accepts a value that is off by a fifth', async () => {
    const digits = fc.integer({ min: 1, max: 17 });
    const factors = fc.constantFrom(0.8, 1.2, 0, -1, 0.01, 100);
    await fc.assert(
      fc.asyncProperty(truths, digits, factors, async (truth, shown, factor) => {
        const text = (truth * factor).toPrecision(shown);
        fc.pre(Math.abs(Number(text) / truth - 1) > 0.1);
        expect((await judge(number(truth), text)).verdict).not.toBe('right');
        expect((await judge(number(truth, { tolerance: 0.005 }), text)).verdict).not.toBe('right');
      }),
    );
  });

  it('never accepts zero for a small probability', async () => {
    const small = fc.double({ min: 1e-12, max: 1e-4, noNaN: true });
    await fc.assert(
      fc.asyncProperty(small, fc.integer({ min: 0, max: 3 }), async (truth, places) => {
        expect((await judge(number(truth), truth.toFixed(places))).verdict).not.toBe('right');
      }),
    );
  });
});
