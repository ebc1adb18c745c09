import { describe, expect, it } from 'vitest';
import { toNumber } from '#shared/domain/fraction.ts';
import { isRight, rightResponse } from '#shared/drills/check.ts';
import { dealPrompts } from '#test/support/drills/deal-prompts.ts';
import { readsWell } from '#test/support/drills/english.ts';
import { numbersIn } from '#test/support/drills/enumerate.ts';
import { enumerations } from '#test/support/drills/enumerations.ts';
import { chances } from '../probability/templates.ts';
import { createRandom } from '../random.ts';
import { drawLikelihood } from './draw-likelihood.ts';
import { drawFairThree } from './events.ts';

const orders = ['123', '132', '213', '231', '312', '321'];

const items = Array.from({ length: 2000 }, (_, index) => {
  const [seed, progress] = [`item ${index}`, (index % 30) / 29];
  const item = drawLikelihood(createRandom(seed), {}, progress);
  if (item.asks.kind !== 'order') throw new Error('Not a ranking.');
  // The events from the same seed, likeliest first.
  const ranked = drawFairThree(createRandom(seed), progress);
  return { ...item, asks: item.asks, explanation: item.explanation ?? '', progress, ranked };
});
type Item = (typeof items)[number];

describe('drawLikelihood', () => {
  it('gives events the same chances as enumeration', () => {
    for (const [name, template] of Object.entries(chances)) {
      const all = items.flatMap(({ ranked }) =>
        ranked.filter((event) => event.template === template),
      );
      for (const { text, chance } of all.slice(0, 4)) {
        const found = enumerations[name]?.(numbersIn(text), text) ?? 0;
        const value = typeof found === 'number' ? found : toNumber(found);
        expect(Math.abs(toNumber(chance) - value), text).toBeLessThan(1e-12);
      }
    }
  });

  it('draws events of most templates', () => {
    const drawn = new Set(items.flatMap(({ ranked }) => ranked.map(({ template }) => template)));
    expect(drawn.size).toBeGreaterThan(40);
  });

  it('ranks them by chance', () => {
    const isWrong = ({ asks, ranked }: Item) => {
      const chanceOf = (event: number) =>
        ranked.find(({ text }) => text === asks.events[event])?.chance;
      const [first = 0, second = 0, third = 0] = asks.right.map((event) =>
        toNumber(chanceOf(event) ?? { numerator: 0n, denominator: 1n }),
      );
      return !(first > second && second > third && third > 0);
    };
    expect(items.filter(isWrong)).toEqual([]);
  });

  it('has one right order, which can be any of the six', () => {
    const rightOf = ({ asks }: Item) => orders.filter((response) => isRight(asks, response));
    expect(items.filter((item) => rightOf(item).length !== 1)).toEqual([]);
    expect(new Set(items.flatMap(rightOf)).size).toBe(orders.length);
  });

  it('has fair gaps that shrink with progress', () => {
    const isUnfair = ({ ranked, progress }: Item) => {
      const [first = 0, second = 0, third = 0] = ranked.map(({ chance }) => toNumber(chance));
      const gaps = [first - second, second - third];
      return (
        Math.min(...gaps) < (progress < 0.5 ? 0.06 : 0.0299) ||
        Math.max(...gaps) > (progress < 0.5 ? 0.35 : 0.25)
      );
    };
    expect(items.filter(isUnfair)).toEqual([]);
  });

  it('compares different experiments', () => {
    const isAlike = ({ ranked }: Item) =>
      new Set(ranked.map(({ template }) => template)).size < 3 ||
      new Set(ranked.map(({ about }) => about)).size < 3;
    expect(items.filter(isAlike)).toEqual([]);
  });

  it('explains all three, likeliest first', () => {
    const isWrong = ({ asks, explanation }: Item) => {
      const listed = [...explanation.matchAll(/Event (\d): [^:]* (\d\.\d+)\.(?= |$)/g)];
      const values = listed.map(([, , value]) => Number(value));
      return (
        listed.map(([, event]) => event).join('') !== rightResponse(asks) ||
        values.some((value, index) => value >= (values[index - 1] ?? 1))
      );
    };
    expect(items.filter(isWrong)).toEqual([]);
  });

  it('has texts that read well', () => {
    const texts = items.flatMap(({ prompt, asks }) => [prompt, ...asks.events]);
    expect(texts.filter((text) => !readsWell(text))).toEqual([]);
  });

  it('never repeats an item in a run', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const prompts = dealPrompts({ family: 'likelihood', settings: {} }, seed);
      expect(new Set(prompts).size).toBe(30);
    }
  });

  it('draws the same item for the same seed', () => {
    const draw = () => drawLikelihood(createRandom('again'), {}, 0.5);
    expect(draw()).toEqual(draw());
  });
});
