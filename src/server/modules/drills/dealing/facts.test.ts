import { expect, it } from 'vitest';
import { solveFact } from '#shared/drills/arithmetic/solve-fact.ts';
import type { Fact } from '#shared/drills/item.ts';
import { drawItems, faultsOf, faultsOfEquation } from '#test/support/drill-properties.ts';
import { dealRun } from './deal.ts';
import { drawFact } from './facts.ts';

const facts: Fact[] = [
  { operator: '×', left: '7', right: '8' },
  { operator: '÷', left: '1', right: '3' },
  { operator: '−', left: '1/2', right: '0.75' },
  { operator: '+', left: '81/27', right: '0.125' },
  { operator: '×', left: '0', right: '-3' },
];

it('asks the facts, with typed answers', () => {
  const items = drawItems(drawFact, { facts }, 200);
  expect(items.flatMap(faultsOf)).toEqual([]);
  expect(items.flatMap(faultsOfEquation)).toEqual([]);
  const asked = new Map(
    items.map(({ prompt, asks }) => [prompt, asks.kind === 'number' && asks.answer]),
  );
  expect(Object.fromEntries(asked)).toEqual({
    '7 × 8 = ?': '56',
    '1 ÷ 3 = ?': '1/3',
    '1/2 − 0.75 = ?': '-0.25',
    '81/27 + 0.125 = ?': '3.125',
    '0 × -3 = ?': '0',
  });
});

it('asks each equally often, in random order', () => {
  const points = { right: 1, wrong: 0, skipped: null };
  const blocks = [{ family: 'facts', settings: { facts }, count: 20, points }] as const;
  const format = { seconds: 60, secondsPerItem: null, order: 'forward', blocks } as const;
  const ask = (seed: string) => {
    const deal = dealRun(format, seed);
    return Array.from({ length: deal.length }, (_, index) => deal.at(index).fact);
  };
  for (const fact of facts) expect(ask('a').filter((asked) => asked === fact)).toHaveLength(4);
  expect(ask('a')).not.toEqual(ask('b'));
});

it.each([
  { operator: '÷', left: '5', right: '0' },
  { operator: '÷', left: '0', right: '0.0' },
  { operator: '+', left: '1/0', right: '1' },
  { operator: '+', left: '', right: '1' },
  { operator: '+', left: 'seven', right: '1' },
  { operator: '+', left: '1e9', right: '1' },
  { operator: '×', left: '99999999999', right: '99999999999' },
] as const)('has no answer to $left $operator $right', (fact) => {
  expect(solveFact(fact)).toBeNull();
  expect(() => drawItems(drawFact, { facts: [fact] }, 1)).toThrow(RangeError);
});
