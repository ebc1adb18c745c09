import { describe, expect, it } from 'vitest';
import type { OperationSettings } from '#shared/drills/format.ts';
import type { DrillItem } from '#shared/drills/item.ts';
import {
  answerOf,
  drawItems,
  faultsOf,
  faultsOfEquation,
  readEquation,
} from '#test/support/drill-properties.ts';
import { dealRun } from '../deal.ts';
import { drawOperation } from './draw-operation.ts';

const sprint: OperationSettings = {
  operators: ['+', '−', '×', '÷'],
  terms: { low: 2, high: 100 },
  factors: [
    { low: 2, high: 12 },
    { low: 2, high: 100 },
  ],
  places: 0,
  isBlankAnywhere: false,
  options: null,
};
const tiny = { low: 0, high: 1 };

const draw = (settings: Partial<OperationSettings> = {}) =>
  drawItems(drawOperation, { ...sprint, ...settings });

const places = (text: string) => text.split('.')[1]?.length ?? 0;

/** The terms or factors that an equation was built from, and their sum or product. */
function partsOf(item: DrillItem) {
  const { left, operator, right, result } = readEquation(item);
  const isInverse = operator === '−' || operator === '÷';
  return {
    operator,
    parts: isInverse ? [Number(right), Number(result)] : [Number(left), Number(right)],
    texts: [left, right, result],
  };
}

describe('operations', () => {
  const kinds: Record<string, Partial<OperationSettings>> = {
    'a sprint': {},
    'blanks anywhere': { isBlankAnywhere: true },
    decimals: { places: 3, isBlankAnywhere: true },
    options: { options: 6 },
    'decimal options': { options: 4, places: 2, isBlankAnywhere: true },
    zeros: { terms: tiny, factors: [tiny, tiny], isBlankAnywhere: true, options: 6 },
    'large numbers': {
      terms: { low: 0, high: 100_000 },
      factors: [
        { low: 0, high: 100_000 },
        { low: 0, high: 100_000 },
      ],
      places: 3,
      options: 6,
    },
  };

  it.each(Object.entries(kinds))('are well-formed and correct with %s', (_, settings) => {
    const items = draw(settings);
    expect(items.flatMap(faultsOf)).toEqual([]);
    expect(items.flatMap(faultsOfEquation)).toEqual([]);
  });

  it('stay within the ranges', () => {
    const isWithin = (item: DrillItem) => {
      const { operator, parts } = partsOf(item);
      const [first = 0, second = 0] = parts;
      const highest = operator === '+' || operator === '−' ? 100 : 12;
      return first >= 2 && first <= highest && second >= 2 && second <= 100;
    };
    const items = [...draw(), ...draw({ places: 2, isBlankAnywhere: true })];
    expect(items.filter((item) => !isWithin(item))).toEqual([]);
  });

  it('use the chosen operators equally often', () => {
    const operators = draw().map((item) => readEquation(item).operator);
    for (const operator of sprint.operators) {
      const share = operators.filter((other) => other === operator).length / operators.length;
      expect(share).toBeCloseTo(0.25, 1.5);
    }
    expect(new Set(draw({ operators: ['÷'] }).map((item) => readEquation(item).operator))).toEqual(
      new Set(['÷']),
    );
  });

  it('ask for the result, or for any part', () => {
    expect(draw().filter(({ prompt }) => !prompt.endsWith(' = ?'))).toEqual([]);
    const anywhere = draw({ isBlankAnywhere: true });
    for (const part of [/^\?/, /[+−×÷] \?/, /= \?$/]) {
      const share = anywhere.filter(({ prompt }) => part.test(prompt)).length / anywhere.length;
      expect(share).toBeCloseTo(1 / 3, 1.5);
    }
  });

  it('never leave a blank that any number fits', () => {
    const items = draw({ factors: [tiny, tiny], operators: ['×', '÷'], isBlankAnywhere: true });
    const anyNumberWouldDo = /^\? × 0 =|^0 × \?|^0 ÷ \?|÷ 0 =/;
    expect(items.filter(({ prompt }) => anyNumberWouldDo.test(prompt))).toEqual([]);
  });

  it('have as many decimal places as allowed, in one factor only', () => {
    const items = draw({ places: 2 });
    const seen = items.map((item) => partsOf(item));
    expect(Math.max(...seen.flatMap(({ texts }) => texts.map(places)))).toBe(2);
    const products = seen.filter(({ operator }) => operator === '×' || operator === '÷');
    expect(products.filter(({ parts }) => !parts.some(Number.isInteger))).toEqual([]);
    expect(draw().filter(({ prompt }) => prompt.includes('.'))).toEqual([]);
  });

  it('have neighboring products as options, some with the same last digit as the answer', () => {
    const wide = { low: 11, high: 99 };
    const items = draw({ operators: ['×'], factors: [wide, wide], options: 4 });
    const wrong = items.flatMap((item) => {
      const [first = 0, second = 0] = partsOf(item).parts;
      const others = item.asks.kind === 'option' ? item.asks.options : [];
      return others
        .filter((text) => text !== answerOf(item))
        .map((text) => ({ off: Number(text) - first * second, first, second }));
    });
    const share = (holds: (one: (typeof wrong)[number]) => boolean) =>
      wrong.filter(holds).length / wrong.length;
    expect(
      share(({ off, first, second }) => off % first === 0 || off % second === 0),
    ).toBeGreaterThan(0.2);
    expect(share(({ off }) => off % 10 === 0)).toBeGreaterThan(0.2);
    expect(share(({ off, first, second }) => off > 2 * first * second)).toBe(0);
  });

  it('have options that are answers within the ranges, some with a shifted decimal point', () => {
    const items = draw({ operators: ['×'], options: 4, places: 2, isBlankAnywhere: true });
    const ofFactor = items.filter(({ prompt }) => prompt.startsWith('?'));
    const values = ofFactor.map(({ asks }) =>
      asks.kind === 'option' ? asks.options.map(Number) : [],
    );
    expect(values.flat().filter((value) => value < 2 || value > 12)).toEqual([]);
    const second = items.filter(({ prompt }) => / × \?/.test(prompt));
    const isShifted = ({ asks }: DrillItem) =>
      asks.kind === 'option' &&
      asks.options.some((one) =>
        asks.options.some((other) => Math.abs(Number(one) / Number(other) - 10) < 1e-9),
      );
    expect(second.filter(isShifted).length / second.length).toBeGreaterThan(0.1);
  });

  it('do not repeat within a run', () => {
    const block = { family: 'operations', settings: sprint, count: 240 } as const;
    const points = { right: 1, wrong: 0, skipped: null };
    const format = { seconds: 120, secondsPerItem: null, order: 'forward' } as const;
    const deal = dealRun({ ...format, blocks: [{ ...block, points }] }, 'seed');
    const prompts = Array.from({ length: deal.length }, (_, index) => deal.at(index).prompt);
    expect(new Set(prompts).size).toBe(240);
  });

  it('have typed answers without trailing zeros', () => {
    expect(
      draw({ places: 3 }).filter((item) => !/^\d+(\.\d*[1-9])?$/.test(answerOf(item))),
    ).toEqual([]);
  });
});
