import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAnswer } from './read-answer.ts';

const read = (text: string, unit: string | null = null) => readAnswer(text, unit).given;

describe('readAnswer', () => {
  it.each([
    ['7', 7, 1],
    [' -7.50 ', -7.5, 3],
    ['+.5', 0.5, 1],
    ['0.00040', 0.0004, 2],
    ['0.00', 0, 0],
    ['5.', 5, 1],
    ['−3', -3, 1],
    ['1e-4', 0.0001, 1],
    ['4.25E3', 4250, 3],
    ['1,024', 1024, 4],
    ['-12,345,678.9', -12_345_678.9, 9],
    ['$7$', 7, 1],
    ['$ 0.27778 $', 0.27778, 5],
    ['$$0.27778$$', 0.27778, 5],
    ['\\(0.27778\\)', 0.27778, 5],
    ['(0.27778)', 0.27778, 5],
    ['-(0.27778)', -0.27778, 5],
    ['{0.27778}', 0.27778, 5],
    ['- 0.40825', -0.40825, 5],
    ['０.４０８２５', 0.40825, 5],
    ['0.27778.', 0.27778, 5],
    ['\u20110.40825', -0.40825, 5],
    ['\u200b0.27778', 0.27778, 5],
    ['1{,}260.7', 1260.7, 5],
    ['2.7778*10^-1', 0.27778, 5],
    ['2.7778 × 10^{-1}', 0.27778, 5],
    ['2.7778 \\times 10^{-1}', 0.27778, 5],
  ])('reads %j as a decimal', (text, value, digits) => {
    expect(read(text)).toMatchObject({ value, digits });
  });

  it.each([
    ['7', 1],
    ['7.50', 0.01],
    ['1,250', 1],
    ['4.25e3', 10],
    ['0.0004', 0.0001],
  ])('finds the place of the last digit of %s', (text, resolution) => {
    expect(read(text)?.resolution).toBeCloseTo(resolution, 12);
  });

  it.each([
    ['66.7%', 66.7, 3],
    ['66.7 %', 66.7, 3],
    ['66.7\\%', 66.7, 3],
    ['5 percent', 5, 1],
    ['5 per cent', 5, 1],
    ['200/3 %', 200 / 3, null],
  ])('reads %j as a percentage', (text, percent, digits) => {
    expect(read(text)?.digits).toBe(digits);
    expect(read(text)?.value).toBeCloseTo(percent / 100, 12);
    expect(read(text, '%')?.value).toBeCloseTo(percent, 12);
  });

  it.each([
    ['2/3', 2 / 3],
    ['-2/3', -2 / 3],
    ['\\frac{2}{3}', 2 / 3],
    ['$\\frac23$', 2 / 3],
    ['1,024/231', 1024 / 231],
    ['3 1/2', 3.5],
    ['-3 1/2', -3.5],
    ['½', 0.5],
    ['1 - e^{-1}', 1 - 1 / Math.E],
    ['1 - (1/2)', 0.5],
    ['3 * (1/2)', 1.5],
    ['sqrt (4)', 2],
    ['1 - e^(-1)', 1 - 1 / Math.E],
    ['1-exp(-1)', 1 - 1 / Math.E],
    ['1-3e^{-2}', 1 - 3 * Math.exp(-2)],
    ['sqrt(2)/2', Math.SQRT1_2],
    ['\\sqrt{2}/2', Math.SQRT1_2],
    ['√2/2', Math.SQRT1_2],
    ['√(2)', Math.SQRT2],
    ['\\sqrt[3]{8}', 2],
    ['2\\ln 3', 2 * Math.log(3)],
    ['3 ln 2', 3 * Math.log(2)],
    ['ln 2/2', Math.log(2) / 2],
    ['\\ln 2 \\ln 3', Math.log(2) * Math.log(3)],
    ['\\ln 2^3', Math.log(8)],
    ['sqrt 2/2', Math.SQRT1_2],
    ['e^-0.5', Math.exp(-0.5)],
    ['2^.5', Math.SQRT2],
    ['10^-3/2', 0.0005],
    ['log(2)', Math.log(2)],
    ['log_2(8)', 3],
    ['log10(1000)', 3],
    ['\\log_{10} 1000', 3],
    ['π/4', Math.PI / 4],
    ['pi/4', Math.PI / 4],
    ['\\frac{\\pi-2}{2(\\pi-1)}', (Math.PI - 2) / (2 * (Math.PI - 1))],
    ['18000\\sqrt{\\frac{2}{3\\pi}}', 18_000 * Math.sqrt(2 / (3 * Math.PI))],
    ['\\left(\\frac{1}{2}\\right)^3', 0.125],
    ['(1/2)^3 * 5', 0.625],
    ['5!/2', 60],
    ['\\binom{5}{2}', 10],
    ['C(52,5)', 2_598_960],
    ['sin(pi/6)', 0.5],
  ])('reads %j as an expression', (text, value) => {
    const given = read(text);
    expect(given).toMatchObject({ digits: null, resolution: null });
    expect(given?.value).toBeCloseTo(value, 12);
  });

  it.each([
    ['12 minutes', 'minutes', 12],
    ['1 minute', 'minutes', 1],
    ['24 min', 'minutes', 24],
    ['24min', 'minutes', 24],
    ['0.4 h', 'minutes', 24],
    ['1 hour', 'minutes', 60],
    ['90 s', 'minutes', 1.5],
    ['5 ms', 'milliseconds', 5],
    ['39.84 ms', 'milliseconds', 39.84],
    ['0.005 seconds', 'milliseconds', 5],
    ['5000 µs', 'milliseconds', 5],
    ['34/5 minutes', 'minutes', 6.8],
    ['8 Dollars per hour', 'dollars per hour', 8],
    ['$0.80 per minute', 'dollars per minute', 0.8],
    ['$0.80/min', 'dollars per minute', 0.8],
    ['$0.80 a minute', 'dollars per minute', 0.8],
    ['0.80 per minute', 'dollars per minute', 0.8],
    ['$0.80', 'dollars per minute', 0.8],
    ['80 cents per minute', 'dollars per minute', 0.8],
    ['$48 per hour', 'dollars per minute', 0.8],
    ['5/2 dollars', 'dollars', 2.5],
    ['$5', 'dollars', 5],
    ['\\$ 5', 'dollars', 5],
    ['-$1,250.50', 'dollars', -1250.5],
    ['250¢', 'dollars', 2.5],
    ['$0.22', 'cents', 22],
    ['10/3 basis points', 'basis points', 10 / 3],
    ['10/3 bp', 'basis points', 10 / 3],
    ['5%', 'basis points', 500],
    ['50 bps', '%', 0.5],
    ['50 bps', null, 0.005],
    ['12 million dollars', 'million dollars', 12],
    ['$12 million', 'million dollars', 12],
    ['$12M', 'million dollars', 12],
    ['12mm', 'million dollars', 12],
    ['$12 mil', 'million dollars', 12],
    ['USD 12m', 'million dollars', 12],
    ['US$12 million', 'million dollars', 12],
    ['12,000,000$', 'million dollars', 12],
    ['6K', 'thousand dollars', 6],
    ['12 million', 'million dollars', 12],
    ['$12,000,000', 'million dollars', 12],
    ['15 cents squared', 'squared cents', 15],
    ['15 squared cents', 'squared cents', 15],
    ['1.5 million shares', 'million shares', 1.5],
    ['1.5 million', 'million shares', 1.5],
    ['1,500,000 shares', 'million shares', 1.5],
    ['1,500 thousand shares', 'million shares', 1.5],
    ['3 million squared dollars', 'million squared dollars', 3],
    ['2.5 squared percentage points', 'squared percentage points', 2.5],
    ['0.8/min', 'dollars per minute', 0.8],
    ['4 trades per hour', 'trades per hour', 4],
    ['8 schedules', 'schedules', 8],
    ['1 schedule', 'schedules', 1],
    ['2 ln 3 ms', 'milliseconds', 2 * Math.log(3)],
  ])('reads %j in %s', (text, unit, value) => {
    expect(read(text, unit)?.value).toBeCloseTo(value, 12);
  });

  it.each([
    ['5 dollars', 'minutes', 'Check the unit: the answer is in minutes.'],
    ['5/18 (0.27778)', null, 'Enter only one value. Write * to multiply.'],
    ['0.2(7)', null, 'Write out the digits that you need.'],
    ['1.5φ(0)', null, 'Here φ is the golden ratio. The normal density at 0 is 1/sqrt(2pi).'],
    ['5 min', '%', 'Check the unit: the answer is a percentage.'],
    ['5 ms', null, 'Check the unit: the answer is a plain number.'],
    ['$5', null, 'Check the unit: the answer is a plain number.'],
    ['5%', 'dollars', 'Check the unit: the answer is in dollars.'],
    ['5 dollars', 'squared cents', 'Check the unit: the answer is in squared cents.'],
    ['5 min', 'moves', 'Check the unit: the answer is in moves.'],
  ])('says that %j has the wrong unit for %s', (text, unit, problem) => {
    expect(readAnswer(text, unit)).toEqual({ given: null, latex: null, problem });
  });

  it.each([
    'hello',
    'x + 1',
    'i',
    '0,667',
    '1,2',
    '1/0',
    '\\infty',
    '171!',
    '(-1)!',
    '2.5!',
    '1e999',
    '10^400',
    'sqrt(-1)',
    'ln(0)',
    '1 +',
    '(1',
    '1 = 1',
    '\\sum_{k=1}^{1000000} k',
    '\\int_0^1 x dx',
    'constructor',
    '5 apples',
    '\\binom{100000}{3}',
    '%',
    '$',
    'toString(1)',
  ])('does not read %j as a number', (text) => {
    expect(read(text)).toBeNull();
  });

  it.each([
    ['1/2π', 'We stopped reading at “π”. This can be read in two ways. Please add brackets.'],
    [
      '5 apples',
      'We stopped reading at “apples”. “apples” is not a number, constant or function we know.',
    ],
    ['2 + 3 4', 'We stopped reading at “4”. Write * to multiply by a number.'],
    ['8,24', 'Use a decimal point: 8.24.'],
    ['-0,667 %', 'Use a decimal point: -0.667.'],
    ['2*0,5', 'We stopped reading at “,5”. Use a decimal point.'],
    ['p = 1/2', 'Enter only the value: 1/2.'],
    ['≈ 0.5', 'Enter only the value: 0.5.'],
    ['12 000', 'Enter 12000, without separators.'],
    ["1'000'000", 'Enter 1000000, without separators.'],
    ['0.333...', 'Write out the digits that you need, without dots.'],
    ['3 : 1', 'Enter a probability rather than odds, such as 1/4.'],
    ['(1 + 2', 'A closing ) is missing here.'],
    ['1 +', 'Something is missing at the end.'],
    ['1/0', 'This has no finite value.'],
    ['two thirds', 'Enter a number, a fraction, a percentage or an expression such as 1 - e^{-1}.'],
  ])('says why %j cannot be read, and where it stopped', (text, problem) => {
    expect(readAnswer(text, null)).toEqual({ given: null, latex: null, problem });
  });

  it.each([
    ['1/2 ln 3', null, '\\frac{1}{2} \\ln 3'],
    ['1,024', null, '1024'],
    ['200/3 %', null, '\\frac{200}{3}\\%'],
    ['-$2.50', 'dollars', '-2.50\\ \\text{dollars}'],
    ['5/2 min', 'hours', '\\frac{5}{2}\\ \\text{min}'],
  ])('shows how %j was read', (text, unit, latex) => {
    expect(readAnswer(text, unit).latex).toBe(latex);
  });

  it('reads any fraction in every spelling', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1 }), (above, below) => {
        for (const text of [`${above}/${below}`, `\\frac{${above}}{${below}}`]) {
          expect(read(text)?.value).toBeCloseTo(above / below, 6);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('survives any text', () => {
    const symbols = fc.constantFrom(...'0123456789.,+-*/^!(){}\\$%eπ½ x'.split(''));
    fc.assert(
      fc.property(fc.string({ unit: symbols, maxLength: 20 }), (text) => {
        const given = read(text);
        expect(given === null || Number.isFinite(given.value)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});
