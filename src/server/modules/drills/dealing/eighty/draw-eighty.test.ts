import { describe, expect, it } from 'vitest';
import { parseFraction, toNumber } from '#shared/domain/fraction.ts';
import type { DrillItem } from '#shared/drills/item.ts';
import {
  answerOf,
  drawItems,
  faultsOf,
  faultsOfEquation,
  readEquation,
} from '#test/support/drill-properties.ts';
import { dealRun } from '../deal.ts';
import { drawEighty } from './draw-eighty.ts';

const chosen = drawItems(drawEighty, { isTyped: false });
const typed = drawItems(drawEighty, { isTyped: true });

const share = (items: DrillItem[], holds: (item: DrillItem) => boolean) =>
  items.filter(holds).length / items.length;
const optionsOf = ({ asks }: DrillItem) => (asks.kind === 'option' ? asks.options : []);
const wrongOf = (item: DrillItem) => optionsOf(item).filter((text) => text !== answerOf(item));
const numberOf = (text: string) =>
  toNumber(parseFraction(text) ?? { numerator: 0n, denominator: 1n });
const isProduct = (item: DrillItem) => /[×÷]/.test(item.prompt);

function isReduced(text: string): boolean {
  const [above = '', below = '1'] = text.split('/');
  const { numerator, denominator } = parseFraction(text) ?? {};
  return String(numerator) === above && String(denominator) === below;
}

describe.each([
  ['80 in 8', chosen],
  ['typed 80 in 8', typed],
])('%s', (_, items) => {
  it('is well-formed and correct', () => {
    expect(items.flatMap(faultsOf)).toEqual([]);
    expect(items.flatMap(faultsOfEquation)).toEqual([]);
  });

  it('blanks the result, the left and the right operand in the ratio 11 : 7 : 6', () => {
    expect(share(items, ({ prompt }) => prompt.endsWith('= ?'))).toBeCloseTo(11 / 24, 1.5);
    expect(share(items, ({ prompt }) => prompt.startsWith('?'))).toBeCloseTo(7 / 24, 1.5);
    expect(share(items, ({ prompt }) => /[+−×÷] \?/.test(prompt))).toBeCloseTo(6 / 24, 1.5);
  });

  it('uses +, −, × and ÷ in the ratio 7 : 2 : 4 : 11', () => {
    const weights = { '+': 7, '−': 2, '×': 4, '÷': 11 };
    for (const [operator, weight] of Object.entries(weights)) {
      const isOfOperator = (item: DrillItem) => item.fact?.operator === operator;
      expect(share(items, isOfOperator)).toBeCloseTo(weight / 24, 1.5);
    }
  });

  it('mixes integers, decimals and fractions', () => {
    const hasDecimals = ({ prompt }: DrillItem) => prompt.includes('.');
    const hasFractions = ({ prompt }: DrillItem) => prompt.includes('/');
    expect(share(items, hasDecimals)).toBeGreaterThan(0.3);
    expect(share(items, hasFractions)).toBeGreaterThan(0.2);
    expect(share(items, (item) => !hasDecimals(item) && !hasFractions(item))).toBeGreaterThan(0.25);
  });

  it('has positive numbers, short enough for mental arithmetic', () => {
    for (const item of items) {
      const { left, right, result } = readEquation(item);
      for (const text of [left, right, result]) {
        expect(numberOf(text)).toBeGreaterThan(0);
        expect(numberOf(text)).toBeLessThan(2_000);
        expect(text.split('.')[1]?.length ?? 0).toBeLessThanOrEqual(3);
        for (const part of text.split('/')) expect(part.length).toBeLessThanOrEqual(7);
      }
    }
  });
});

describe('the options of 80 in 8', () => {
  it('are four, with the right one equally often in each place', () => {
    for (let place = 0; place < 4; place += 1) {
      const isThere = ({ asks }: DrillItem) => asks.kind === 'option' && asks.right === place;
      expect(share(chosen, isThere)).toBeCloseTo(0.25, 1.5);
    }
    expect(new Set(chosen.map((item) => optionsOf(item).length))).toEqual(new Set([4]));
  });

  const some = (item: DrillItem, holds: (one: number, other: number) => boolean) => {
    const values = optionsOf(item).map(numberOf);
    return values.some((one, index) => values.slice(index + 1).some((other) => holds(one, other)));
  };

  it('include a shifted decimal point where decimals are multiplied or divided', () => {
    const decimals = chosen.filter((item) => item.prompt.includes('.') && isProduct(item));
    const isShifted = (one: number, other: number) =>
      [1, 2].some((places) => Math.abs(Math.abs(Math.log10(one / other)) - places) < 1e-9);
    expect(share(decimals, (item) => some(item, isShifted))).toBeGreaterThan(0.9);
    expect(decimals.length).toBeGreaterThan(500);
  });

  it('include one upside down where fractions are multiplied or divided', () => {
    const fractions = chosen.filter((item) => item.prompt.includes('/') && isProduct(item));
    const isTurned = (one: number, other: number) => Math.abs(one * other - 1) < 1e-9;
    expect(share(fractions, (item) => some(item, isTurned))).toBeGreaterThan(0.9);
    expect(fractions.length).toBeGreaterThan(250);
  });

  it('leave fractions unreduced, right and wrong ones alike', () => {
    const among = chosen.filter((item) => optionsOf(item).some((text) => text.includes('/')));
    const right = share(among, (item) => !isReduced(answerOf(item)));
    const wrong = among.flatMap(wrongOf);
    const unreduced = wrong.filter((text) => !isReduced(text)).length / wrong.length;
    expect(right).toBeGreaterThan(0.5);
    expect(unreduced).toBeCloseTo(right, 1);
  });

  it('sometimes write whole numbers as fractions, such as 81/27 for 3', () => {
    const isWritten = (item: DrillItem) =>
      !item.prompt.includes('/') &&
      answerOf(item).includes('/') &&
      Number.isInteger(numberOf(answerOf(item)));
    expect(share(chosen, isWritten)).toBeGreaterThan(0.01);
  });
});

it('has typed answers in their shortest form', () => {
  for (const item of typed) {
    expect(item.asks.kind).toBe('number');
    const text = answerOf(item);
    expect(text.includes('/') ? isReduced(text) : /^\d+(\.\d{1,3})?$/.test(text)).toBe(true);
  }
});

it('does not repeat within a run', () => {
  const points = { right: 1, wrong: -1, skipped: null };
  const blocks = [{ family: 'eighty', settings: { isTyped: false }, count: 80, points }] as const;
  const format = { seconds: 480, secondsPerItem: null, order: 'forward', blocks } as const;
  for (let run = 0; run < 25; run += 1) {
    const deal = dealRun(format, `run ${run}`);
    const prompts = Array.from({ length: 80 }, (_, index) => deal.at(index).prompt);
    expect(new Set(prompts).size).toBe(80);
  }
});
