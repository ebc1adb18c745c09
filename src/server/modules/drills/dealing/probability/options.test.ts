import { describe, expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { evaluate } from './expression.ts';
import { drawOptions } from './options.ts';

const limitless = Number.POSITIVE_INFINITY;
const plenty = ['1/8', '1/4', '3/8', '1/2', '5/8', '3/4', '7/8'];

/** The options of many draws. */
function drawMany(answers: string[], mistakes: string[], limit = 1000, others = plenty) {
  return Array.from({ length: 400 }, (_, index) => {
    const random = createRandom(`${index}`);
    const draw = (isStuck: boolean) => ({
      answer: evaluate(random.pick(isStuck ? others : answers)),
      mistakes: mistakes.map(evaluate),
    });
    return drawOptions(random, { draw, limit });
  });
}
const shareWith = (drawn: ReturnType<typeof drawMany>, option: string) =>
  drawn.filter(({ options }) => options.includes(option)).length / drawn.length;

describe('drawOptions', () => {
  it('asks for each answer that it shows about equally often', () => {
    const drawn = drawMany(plenty, []);
    for (const answer of plenty) {
      const shown = Number(evaluate(answer).numerator) / Number(evaluate(answer).denominator);
      const option = shown.toFixed(3);
      const having = drawn.filter(({ options }) => options.includes(option));
      const right = having.filter(({ options, right: place }) => options[place] === option);
      expect(having.length).toBeGreaterThan(200);
      expect(Math.abs(right.length / having.length - 0.2)).toBeLessThan(0.08);
    }
  });

  it('often but not always has a mistake among the options, never as the right one', () => {
    const drawn = drawMany(plenty, ['1/10']);
    expect(shareWith(drawn, '0.100')).toBeGreaterThan(0.5);
    expect(shareWith(drawn, '0.100')).toBeLessThan(0.7);
    expect(drawn.filter(({ options, right }) => options[right] === '0.100')).toEqual([]);
  });

  it('leaves out values too close to another option', () => {
    const drawn = drawMany([...plenty, '51/100'], ['49/100', '2/4']);
    const isClose = ({ options }: { options: string[] }) =>
      options.filter((option) => Math.abs(Number(option) - 0.5) < 0.03).length > 1;
    expect(drawn.filter(isClose)).toEqual([]);
  });

  it('leaves out mistakes that are not probabilities', () => {
    const options = drawMany(plenty, ['7/6', '1', '0', '0 − 1/6', '1/100000']).flatMap(
      (one) => one.options,
    );
    expect(options.filter((option) => Number(option) <= 0 || Number(option) >= 1)).toEqual([]);
  });

  it('lets means be any size', () => {
    const means = ['7/2', '7', '14', '21', '28', '35'];
    expect(shareWith(drawMany(means, [], limitless), '35.000')).toBeGreaterThan(0.5);
  });

  it('uses answers to other problems if one kind has too few', () => {
    const drawn = drawMany(['1/2', '1/3'], []);
    expect(drawn.filter(({ options }) => new Set(options).size !== 5)).toEqual([]);
    expect(shareWith(drawn, '0.333')).toBe(1);
  });

  it('rounds half up, and returns the problem that matches the right option', () => {
    const wrong = drawMany(['1/16', '1/5', '1/3', '1/2', '4/5'], []).filter(
      ({ problem: { answer }, options, right }) =>
        Number(options[right]) !==
        Math.round((1000 * Number(answer.numerator)) / Number(answer.denominator)) / 1000,
    );
    expect(wrong).toEqual([]);
  });
});
