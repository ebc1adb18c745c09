import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { WorkerPool } from '#server/lib/worker-pool.ts';
import { calculate } from './calculator.ts';
import { readAnswer } from './read-answer.ts';

const workers = new WorkerPool();
afterAll(() => workers.close());
const read = (text: string, unit: string | null = null) =>
  readAnswer(text, unit, (expression) => calculate(workers, expression));

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
    ['$5', 5, 1],
    ['-$1,250.50', -1250.5, 6],
    ['\\$ 5', 5, 1],
    ['$7$', 7, 1],
  ])('takes %j for a decimal', async (text, value, digits) => {
    expect(await read(text)).toEqual({ value, digits, isPercent: false });
  });

  it.each([
    ['66.7%', 66.7, 3],
    ['66.7 %', 66.7, 3],
    ['66.7\\%', 66.7, 3],
    ['5 percent', 5, 1],
    ['5 per cent', 5, 1],
    ['200/3 %', 200 / 3, null],
  ])('takes %j for a percentage', async (text, value, digits) => {
    expect(await read(text)).toEqual({ value, digits, isPercent: true });
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
    ['4 * 10^-4', 0.0004],
    ['5!/2', 60],
    ['\\binom{5}{2}', 10],
    ['C(52,5)', 2_598_960],
    ['sin(pi/6)', 0.5],
  ])('takes %j for an expression', async (text, value) => {
    const given = await read(text);
    expect(given).toMatchObject({ digits: null, isPercent: false });
    expect(given?.value).toBeCloseTo(value, 12);
  });

  it.each([
    ['12 minutes', 'minutes', 12],
    ['1 minute', 'minutes', 1],
    ['8 Dollars per hour', 'dollars per hour', 8],
    ['5/2 dollars', 'dollars', 2.5],
  ])('does without the unit in %j', async (text, unit, value) => {
    expect((await read(text, unit))?.value).toBe(value);
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
  ])('takes %j for no number', async (text) => {
    expect(await read(text)).toBeNull();
  });

  it('times out on hostile input, and keeps working', async () => {
    expect(await Promise.all([read('|'.repeat(200)), read('1/4')])).toEqual([
      null,
      { value: 0.25, digits: null, isPercent: false },
    ]);
  }, 20_000);

  it('reads any fraction in every spelling', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer(), fc.integer({ min: 1 }), async (above, below) => {
        for (const text of [`${above}/${below}`, `\\frac{${above}}{${below}}`]) {
          expect((await read(text))?.value).toBeCloseTo(above / below, 6);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('survives any text', async () => {
    const symbols = fc.constantFrom(...'0123456789.,+-*/^!(){}\\$%eπ½ x'.split(''));
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: symbols, maxLength: 20 }), async (text) => {
        const given = await read(text);
        expect(given === null || Number.isFinite(given.value)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});
