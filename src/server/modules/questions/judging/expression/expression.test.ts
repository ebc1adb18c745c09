import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluate } from './expression.ts';
import { parseExpression } from './parse.ts';
import { ReadError } from './read-error.ts';
import { toLatex } from './to-latex.ts';

const calculate = (text: string) => evaluate(parseExpression(text));
const { E, PI, SQRT2, exp, log, sqrt } = Math;

describe('parseExpression', () => {
  it.each([
    ['ln 2 + 1/2 ln 3', log(2) + log(3) / 2],
    ['3/2 ln 3 - 2 ln 2', 1.5 * log(3) - 2 * log(2)],
    ['3/8 exp(-3/2)', 0.375 * exp(-1.5)],
    ['3/8 e^{-3/2}', 0.375 * exp(-1.5)],
    ['4/9 (4-√7)', (4 / 9) * (4 - sqrt(7))],
    ['5/4 sqrt(15/pi)', 1.25 * sqrt(15 / PI)],
    ['1/2 (π-2)/(π-1)', (PI - 2) / (2 * (PI - 1))],
    ['1/8 π', PI / 8],
    ['1/2 e', E / 2],
    ['1/2 √32', sqrt(32) / 2],
    ['1/2 (√5-1)', (sqrt(5) - 1) / 2],
    ['1/2(√5-1)', (sqrt(5) - 1) / 2],
    ['√3/2 π', (sqrt(3) / 2) * PI],
    ['-1/2 ln 3', -log(3) / 2],
  ])('reads the fraction in %j as a coefficient', (text, value) => {
    expect(calculate(text)).toBeCloseTo(value, 12);
  });

  it.each([
    '1/2π',
    '1/2e',
    '1/2√3',
    '1/2ln 3',
    'π/2(1+e)',
    '1/π ln 3',
    '1/(2)π',
    'e^2π',
    'ln 2π',
    '√2π',
    '3\\frac12',
    '1 + 3e-2',
    '1.5e3/2',
  ])('asks for brackets in %j, which can be read in two ways', (text) => {
    expect(() => parseExpression(text)).toThrow(/two ways/);
  });

  it.each([
    ['φ', (1 + sqrt(5)) / 2],
    ['\\varphi - 1', (sqrt(5) - 1) / 2],
    ['sin 30°', 0.5],
    ['\\sin(30^\\circ)', 0.5],
    ['\\cos 60^{\\circ}', 0.5],
    ['2^-3', 0.125],
    ['2**-3', 0.125],
    ['2⁻³', 0.125],
    ['(1+2)²', 9],
    ['-2^2', -4],
    ['2^3^2', 512],
    ['C(5,2)', 10],
    ['5 choose 2', 10],
    ['C(5,2)/2^5', 10 / 32],
    ['5!', 120],
    ['3½', 3.5],
    ['⅔ π', (2 / 3) * PI],
    ['2·3×4÷8', 3],
    ['|2 - 5|', 3],
    ['\\left|-3\\right|', 3],
    ['\\ln^2 3', log(3) ** 2],
    ['ln(3)^2', log(3) ** 2],
    ['1{,}024/2', 512],
    ['\\mathrm{e}^2', E * E],
    ['3√2/4', (3 * SQRT2) / 4],
    ['2piln2', 2 * PI * log(2)],
    ['\\tfrac{1}{3}\\,\\sqrt[3]{8}', 2 / 3],
    ['1 - -1', 2],
  ])('reads %j', (text, value) => {
    expect(calculate(text)).toBeCloseTo(value, 12);
  });

  it.each([
    ['2 + x', 4],
    ['2 + * 3', 4],
    ['2 3', 2],
    ['C(5)', 3],
    ['ln()', 3],
    ['1 = 1', 2],
    ['2 \\sum k', 2],
  ])('says where it stopped in %j', (text, position) => {
    expect(() => parseExpression(text)).toThrow(expect.objectContaining({ position }));
  });

  it.each(['|', '(', '\\frac', '√', '-', '^', '1/', '\\sqrt[', 'ln '])(
    'refuses a long run of %j at once',
    (text) => {
      expect(() => parseExpression(text.repeat(200))).toThrow(ReadError);
    },
  );

  const symbols = [
    '1',
    '2',
    '.5',
    '1,024',
    '+',
    '-',
    '*',
    '/',
    '^',
    '!',
    '(',
    ')',
    '{',
    '}',
    '[',
    ']',
    '|',
    ',',
    ' ',
    'π',
    'e',
    'ln',
    '\\frac',
    '\\sqrt',
    '√',
    '½',
    '²',
    '°',
    'C',
    'choose',
    '_',
    'x',
    '\\binom',
    '\\circ',
  ];

  it('survives any text', () => {
    const texts = fc
      .array(fc.constantFrom(...symbols), { maxLength: 40 })
      .map((all) => all.join(''));
    fc.assert(
      fc.property(texts, (text) => {
        try {
          expect(typeof calculate(text)).toBe('number');
        } catch (error) {
          expect(error).toBeInstanceOf(ReadError);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('shows a formula that means what was read', () => {
    const leaf = fc.constantFrom('1', '2', '7.5', 'e', 'π', 'φ');
    const { tree } = fc.letrec<{ tree: string }>((tie) => ({
      tree: fc.oneof(
        { depthSize: 'small' },
        leaf,
        fc
          .tuple(tie('tree'), fc.constantFrom('+', '-', '*', '/', '^'), tie('tree'))
          .map((all) => `(${all.join('')})`),
        fc
          .tuple(fc.constantFrom('-', 'ln', 'sqrt', 'exp', 'abs'), tie('tree'))
          .map(([name, of]) => `(${name}(${of}))`),
      ),
    }));
    // A fixed seed: expressions that nearly cancel differ in their last digits.
    fc.assert(
      fc.property(tree, (text) => {
        const expression = parseExpression(text);
        const [value, shown] = [evaluate(expression), calculate(toLatex(expression))];
        if (Number.isFinite(value) && value !== 0) expect(shown / value).toBeCloseTo(1, 6);
      }),
      { numRuns: 1000, seed: 14 },
    );
  });
});
