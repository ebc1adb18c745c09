import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { DrillFormat } from '#shared/drills/format.ts';
import { presets } from '../presets.ts';
import { dealRun } from './deal.ts';
import { currentGenerator, familiesOf } from './generators.ts';

const formatOf = (slug: string) => presets.find((preset) => preset.slug === slug)?.format;
const own: DrillFormat = {
  seconds: 120,
  secondsPerItem: null,
  order: 'forward',
  blocks: [
    {
      family: 'operations',
      settings: {
        operators: ['+', '−', '×', '÷'],
        terms: { low: 2, high: 100 },
        factors: [
          { low: 2, high: 12 },
          { low: 2, high: 100 },
        ],
        places: 3,
        isBlankAnywhere: true,
        options: 6,
      },
      count: 60,
      points: { right: 1, wrong: 0, skipped: null },
    },
  ],
};

function hashOf(slug: string, generator: number): string {
  const deal = dealRun(formatOf(slug) ?? own, 'seed', familiesOf(generator));
  const items = Array.from({ length: deal.length }, (_, index) => deal.at(index));
  return createHash('sha256').update(JSON.stringify(items)).digest('hex').slice(0, 16);
}

// A run must not change. If one of these fails, leave the old families as they were, under their
// number, and give the new ones the next number (docs/drills.md).
it.each([
  ['classic-sprint', 'a6bd678e1fe27773', 'a6bd678e1fe27773'],
  ['three-blocks', 'ae43b4e89a512cf4', 'e0d13f606777fbf2'],
  ['80-in-8', 'be6e233ea0cfc12a', '448f6652ab9c50b6'],
  ['80-in-8-typed', 'eab20188611935f3', 'eab20188611935f3'],
  ['sequences', '98e4b9e18249739c', '8a62c788ea2a4e37'],
  ['probability-long-sprint', 'deced6380aedc0a1', '8d2bc9a821b1bf9e'],
  ['likelihood-list', '470a79f142233c16', '470a79f142233c16'],
  ['order-book', '1e8f90bf129c967c', '1e8f90bf129c967c'],
  ['own', '5841af3d66d1c074', '1f73521794255bd8'],
])('%s is dealt as before', (slug, ...hashes) => {
  expect(hashes.map((_, index) => hashOf(slug, index + 1))).toEqual(hashes);
  expect(hashes).toHaveLength(currentGenerator);
});

it('knows no other generators', () => {
  expect(() => familiesOf(currentGenerator + 1)).toThrow('There is no generator');
});
