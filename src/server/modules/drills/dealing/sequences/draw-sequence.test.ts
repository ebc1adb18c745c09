import { describe, expect, it } from 'vitest';
import { parseFraction } from '#shared/domain/fraction.ts';
import type { DrillFormat } from '#shared/drills/format.ts';
import { followRule } from '#test/support/drills/follow-rule.ts';
import { dealRun } from '../deal.ts';
import { createRandom } from '../random.ts';
import { drawSequence } from './draw-sequence.ts';
import { families } from './families.ts';

const count = 2000;

const items = Array.from({ length: count }, (_, index) => {
  const item = drawSequence(createRandom(`item ${index}`), {}, index / (count - 1));
  if (item.asks.kind !== 'option') throw new Error('Sequences have options.');
  const { options, right } = item.asks;
  return { ...item, options, right, shown: item.prompt.split(', ').slice(0, -1) };
});

/** Leaves letters unchanged. */
function readValue(text: string): string {
  if (/^[A-Z]$/.test(text)) return text;
  const value = parseFraction(text);
  if (value === null) throw new Error(`What is ${text}?`);
  return `${value.numerator}/${value.denominator}`;
}

describe('sequences', () => {
  it('show five to eight readable terms and ask for the next', () => {
    const readable = /^(?:(?:−?\d{1,6}|\d{1,4}\/\d{1,4}|[A-Z]), ){5,8}\?$/;
    expect(items.filter(({ prompt }) => !readable.test(prompt))).toEqual([]);
    expect(items.filter(({ shown }) => new Set(shown).size < shown.length - 1)).toEqual([]);
  });

  it('have four options with different values, one of them right', () => {
    expect(items.filter(({ options }) => new Set(options.map(readValue)).size !== 4)).toEqual([]);
    expect(items.filter(({ right }) => ![0, 1, 2, 3].includes(right))).toEqual([]);
  });

  it('have options that look like their terms', () => {
    const lookOf = (term: string) =>
      term.replace('−', '').replaceAll(/\d+/g, '0').replace(/[A-Z]/, 'A');
    const looks = items.map(({ options, shown }) => new Set([...options, ...shown].map(lookOf)));
    expect(looks.filter(({ size }) => size !== 1)).toEqual([]);
  });

  it('are not just steady numbers', () => {
    const steady = items.filter(({ shown }) => {
      const numbers = shown.map((term) => Number(term.replace('−', '-')));
      const steps = numbers.slice(1).map((number, index) => number - Number(numbers[index]));
      return !numbers.some(Number.isNaN) && new Set(steps).size === 1;
    });
    expect(steady).toEqual([]);
  });

  it('follow the rule that they state', () => {
    for (const item of items) followRule(item, item.options[item.right] ?? '');
  });

  it('do not follow it with any other option', () => {
    for (const item of items.filter((_, index) => index % 40 === 0)) {
      for (const option of item.options.toSpliced(item.right, 1)) {
        expect(() => followRule(item, option)).toThrow();
      }
    }
  });

  it('have the right option in each place, and at each rank by size, about equally often', () => {
    const places = items.map(({ right }) => right);
    const ranks = items.flatMap(({ options, right }) => {
      const values = options.map((option) => Number(option.replace('−', '-')));
      const value = Number(values[right]);
      return Number.isNaN(value) ? [] : [values.filter((other) => other < value).length];
    });
    for (const which of [0, 1, 2, 3]) {
      expect(places.filter((place) => place === which).length / places.length).toBeCloseTo(0.25, 1);
      expect(ranks.filter((rank) => rank === which).length / ranks.length).toBeLessThan(0.4);
    }
  });

  it('are the same for the same seed', () => {
    const draw = () => drawSequence(createRandom('seed'), {}, 0.5);
    expect(draw()).toEqual(draw());
  });

  it('do not repeat within a run', () => {
    const format: DrillFormat = {
      seconds: 1500,
      secondsPerItem: null,
      order: 'forward',
      blocks: [
        {
          family: 'sequences',
          settings: {},
          count: 26,
          points: { right: 1, wrong: -1, skipped: 0 },
        },
      ],
    };
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const deal = dealRun(format, seed);
      const prompts = Array.from({ length: 26 }, (_, index) => deal.at(index).prompt);
      expect(new Set(prompts).size).toBe(26);
    }
  });
});

describe('difficulty', () => {
  const starts = {
    'growing differences': /^Differences (grow|fall|are [+−])/,
    'geometric differences': /^Each difference is/,
    letters: /^(Steps|Two sequences take turns\. This one: [A-Z])/,
    'operations in turn': /^The steps take turns/,
    'sums of terms before': /^Each term is/,
    'squares and cubes': /^(Squares|Cubes)/,
    factors: /^From term to term/,
    primes: /^(Primes|Every second prime|Differences are primes)/,
    interleaved: /^Two sequences take turns\. This one: [\d−]/,
    fractions: /^Numerators/,
    'chained fractions': /^Each numerator/,
  };
  const familiesOf = (some: typeof items) =>
    Object.entries(starts)
      .filter(([, start]) => some.some(({ explanation }) => start.test(explanation ?? '')))
      .map(([name]) => name);

  it('starts with the easiest families and reaches all of them', () => {
    expect(Object.keys(starts)).toEqual(families.map(({ name }) => name));
    const easiest = families.filter(({ from }) => from === 0).map(({ name }) => name);
    expect(familiesOf(items.slice(0, 190))).toEqual(easiest);
    expect(familiesOf(items.slice(1000))).toEqual(Object.keys(starts));
  });

  it('uses larger numbers and more terms as it goes on', () => {
    const mean = (numbers: number[]) => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
    const [early, late] = [items.slice(0, 500), items.slice(-500)].map((some) => ({
      digits: mean(some.map(({ prompt }) => prompt.replaceAll(/\D/g, '').length)),
      terms: mean(some.map(({ shown }) => shown.length)),
    }));
    expect(late?.digits).toBeGreaterThan(Number(early?.digits));
    expect(late?.terms).toBeGreaterThan(Number(early?.terms));
  });
});
