import { describe, expect, it } from 'vitest';
import { dealPrompts } from '#test/support/drills/deal-prompts.ts';
import { readsWell } from '#test/support/drills/english.ts';
import { createRandom } from '../random.ts';
import { drawProbability } from './draw-probability.ts';

const items = Array.from({ length: 2000 }, (_, index) => {
  const item = drawProbability(createRandom(`item ${index}`), {}, (index % 30) / 29);
  if (item.asks.kind !== 'option') throw new Error('Not a choice.');
  const { options: shown, right } = item.asks;
  return { ...item, explanation: item.explanation ?? '', shown, options: shown.map(Number), right };
});
type Item = (typeof items)[number];

/** The value that the explanation ends with, such as ≈ 0.518. */
const explained = ({ explanation }: Item) => Number(/([\d.]+)\.$/.exec(explanation)?.[1]);

const isApart = (option: number, other: number) =>
  option - other >= Math.max(0.01, option * 0.05) - 1e-9;

describe('drawProbability', () => {
  it('has five options with three decimal places', () => {
    const isWrong = ({ shown }: Item) =>
      shown.length !== 5 || shown.some((option) => !/^\d+\.\d{3}$/.test(option));
    expect(items.filter(isWrong)).toEqual([]);
  });

  it('sorts options and keeps them at least 5% and 0.01 apart', () => {
    const isClose = ({ options }: Item) =>
      options.slice(1).some((option, index) => !isApart(option, options[index] ?? 0));
    expect(items.filter(isClose)).toEqual([]);
  });

  it('has the value of the explanation as its only right option', () => {
    const isWrong = (item: Item) =>
      item.options.findIndex((option) => Math.abs(option - explained(item)) < 0.00051) !==
      item.right;
    expect(items.filter(isWrong)).toEqual([]);
  });

  it('keeps probabilities between 0 and 1, and answers within 0.02 of both', () => {
    const isWrong = ({ options, right }: Item) => {
      const [first = 0, last = 1] = [options[0], options.at(-1)];
      const answer = options[right] ?? 0;
      return first <= 0 || last >= 1 || answer < 0.02 || answer > 0.98;
    };
    const chances = items.filter(({ prompt }) => prompt.includes('probability that'));
    expect(chances.length).toBeGreaterThan(1500);
    expect(chances.filter(isWrong)).toEqual([]);
  });

  it('has the right option in every place about equally often', () => {
    for (const place of [0, 1, 2, 3, 4]) {
      const share = items.filter(({ right }) => right === place).length / items.length;
      expect(share).toBeGreaterThan(0.13);
      expect(share).toBeLessThan(0.27);
    }
  });

  it('asks in two sentences that read well', () => {
    const isWrong = ({ prompt, explanation }: Item) =>
      !readsWell(prompt) ||
      !readsWell(explanation.replace(/^\(/, '')) ||
      !/^[^?]*\.\s[^?]*\?$/.test(prompt) ||
      prompt.match(/[.?](?=\s|$)/g)?.length !== 2;
    expect(items.filter(isWrong)).toEqual([]);
  });

  it('has one answer per prompt', () => {
    const answers = new Map(items.map((item) => [item.prompt, item.options[item.right]]));
    expect(
      items.filter(({ prompt, options, right }) => answers.get(prompt) !== options[right]),
    ).toEqual([]);
    expect(answers.size).toBeGreaterThan(900);
  });

  it('never repeats an item in a run', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const prompts = dealPrompts({ family: 'probability', settings: {} }, seed);
      expect(new Set(prompts).size).toBe(30);
    }
  });

  it('draws the same item for the same seed', () => {
    const draw = () => drawProbability(createRandom('again'), {}, 0.5);
    expect(draw()).toEqual(draw());
  });
});
