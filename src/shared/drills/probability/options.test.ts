import { describe, expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { evaluate } from './expression.ts';
import { drawOptions } from './options.ts';

const limitless = Number.POSITIVE_INFINITY;

/** The options of many draws. */
function drawMany(answer: string, mistakes: string[], limit = 1000, others: string[] = []) {
  return Array.from({ length: 200 }, (_, index) =>
    drawOptions(createRandom(`${index}`), {
      right: { answer: evaluate(answer), mistakes: mistakes.map(evaluate) },
      others: others.map((other) => ({ answer: evaluate(other), mistakes: [] })),
      limit,
    }),
  );
}
const allOf = (drawn: ReturnType<typeof drawMany>) => new Set(drawn.flatMap((one) => one.options));

describe('drawOptions', () => {
  it('offers mistakes on both sides of the answer', () => {
    const drawn = drawMany('1/2', ['1/10', '9/10']);
    const shareWith = (option: string) =>
      drawn.filter(({ options }) => options.includes(option)).length / drawn.length;
    expect(shareWith('0.100')).toBeGreaterThan(0.5);
    expect(shareWith('0.900')).toBeGreaterThan(0.5);
    expect(drawn.filter(({ options, right }) => options[right] !== '0.500')).toEqual([]);
  });

  it('offers answers to other numbers as well', () => {
    expect(allOf(drawMany('1/2', ['1/10'], 1000, ['1/4']))).toContain('0.250');
  });

  it('has the opposite beside other options as often as beside the answer', () => {
    const drawn = drawMany('1/5', ['4/5', '1/10']);
    const opposites = drawn.flatMap(({ options, right }) =>
      options.flatMap((option, index) =>
        options.includes((1 - Number(option)).toFixed(3)) ? [index === right] : [],
      ),
    );
    expect(opposites.length).toBeGreaterThan(50);
    expect(opposites.filter(Boolean).length / opposites.length).toBeLessThan(0.35);
  });

  it('leaves out mistakes that are too close to the answer', () => {
    const options = allOf(drawMany('1/2', ['51/100', '49/100', '2/4']));
    expect(options).not.toContain('0.510');
    expect(options).not.toContain('0.490');
  });

  it('leaves out mistakes that are too close to each other', () => {
    const isClose = ({ options }: { options: string[] }) =>
      options.includes('0.800') && options.includes('0.801');
    expect(drawMany('1/2', ['800/1000', '801/1000']).filter(isClose)).toEqual([]);
  });

  it('leaves out mistakes that are no probabilities', () => {
    const options = [...allOf(drawMany('9/10', ['7/6', '1', '0', '0 − 1/6', '1/100000']))];
    expect(options.filter((option) => Number(option) <= 0 || Number(option) >= 1)).toEqual([]);
  });

  it('lets means be any size', () => {
    expect(allOf(drawMany('7/2', ['7', '35'], limitless))).toContain('35.000');
  });

  it.each([
    ['2/100', 1000],
    ['98/100', 1000],
    ['1/3', 1000],
    ['999999/2000000', 1000],
    ['40', limitless],
  ])('finds five without mistakes for %s', (answer, limit) => {
    expect(drawMany(answer, [], limit).filter(({ options }) => options.length !== 5)).toEqual([]);
  });

  it('rounds the answer half up', () => {
    const [drawn] = drawMany('1/16', []);
    expect(drawn?.options[drawn.right]).toBe('0.063');
  });
});
