import { describe, expect, it } from 'vitest';
import {
  answerOf,
  drawItems,
  faultsOf,
  faultsOfEquation,
  readEquation,
} from '#test/support/drill-properties.ts';
import { dealRun } from '../deal.ts';
import type { OperationSettings } from '../format.ts';
import type { DrillItem } from '../item.ts';
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

/** Of any equation: the terms or factors from which it was made, and what they make. */
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

  it.each(Object.entries(kinds))('are sound and true with %s', (_, settings) => {
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

  it('use the chosen operators alike', () => {
    const operators = draw().map((item) => readEquation(item).operator);
    for (const operator of sprint.operators) {
      const share = operators.filter((other) => other === operator).length / operators.length;
      expect(share).toBeCloseTo(0.25, 1.5);
    }
    expect(new Set(draw({ operators: ['÷'] }).map((item) => readEquation(item).operator))).toEqual(
      new Set(['÷']),
    );
  });

  it('ask for the result, or for anything', () => {
    expect(draw().filter(({ prompt }) => !prompt.endsWith(' = ?'))).toEqual([]);
    const anywhere = draw({ isBlankAnywhere: true });
    for (const part of [/^\?/, /[+−×÷] \?/, /= \?$/]) {
      const share = anywhere.filter(({ prompt }) => part.test(prompt)).length / anywhere.length;
      expect(share).toBeCloseTo(1 / 3, 1.5);
    }
  });

  it('never ask for what any number would do', () => {
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

  it('have a neighboring product among the options, and a shifted point with decimals', () => {
    const isClose = (a: number, b: number) => Math.abs(a - b) < 1e-6;
    for (const item of draw({ operators: ['×'], options: 4, places: 1 })) {
      const { left, right, result } = readEquation(item);
      const values = item.asks.kind === 'option' ? item.asks.options.map(Number) : [];
      const isNeighbor = (value: number) =>
        [left, right].some((factor) => isClose(Math.abs(value - Number(result)), Number(factor)));
      expect(values.some(isNeighbor)).toBe(true);
      const isShifted = (value: number) =>
        [1, 2].some((places) => isClose(Math.abs(Math.log10(value / Number(result))), places));
      expect(values.some(isShifted)).toBe(item.prompt.includes('.'));
    }
  });

  it('do not repeat within a run', () => {
    const block = { family: 'operations', settings: sprint, count: 240 } as const;
    const points = { right: 1, wrong: 0, skipped: null };
    const format = { seconds: 120, secondsPerItem: null, order: 'forward' } as const;
    const deal = dealRun({ ...format, blocks: [{ ...block, points }] }, 'seed');
    const prompts = Array.from({ length: deal.length }, (_, index) => deal.at(index).prompt);
    expect(new Set(prompts).size).toBe(240);
  });

  it('are typed as they are written', () => {
    expect(
      draw({ places: 3 }).filter((item) => !/^\d+(\.\d*[1-9])?$/.test(answerOf(item))),
    ).toEqual([]);
  });
});
