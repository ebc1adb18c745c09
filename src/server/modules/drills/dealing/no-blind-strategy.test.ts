import { expect, it } from 'vitest';
import type { Block, DrillFormat } from '#shared/drills/format.ts';
import { playBlind } from '#test/support/drills/play-blind.ts';
import { presets } from '../presets.ts';
import { dealRun } from './deal.ts';

const runs = 200;
const most = 0.05;

/** Each kind of item once, in the longest run that has it, as presets differ in time and points. */
const kinds = new Map<string, { slug: string; block: Block; format: DrillFormat }>();
for (const { slug, format } of presets) {
  for (const block of format.blocks) {
    const kind = JSON.stringify([block.family, block.settings]);
    const longest = kinds.get(kind)?.block.count ?? 0;
    if (block.count > longest) kinds.set(kind, { slug, block, format });
  }
}

const asked = [...kinds.values()].filter(
  ({ format, block }) =>
    dealRun({ ...format, blocks: [block] }, 'seed').at(0).asks.kind !== 'number',
);

it('covers all kinds with options', () => {
  expect(asked.map(({ slug }) => slug).toSorted()).toEqual([
    '80-in-8',
    'likelihood-list',
    'probability-long-sprint',
    'sequences',
    'three-blocks',
  ]);
});

it.each(asked)('$slug cannot be passed without reading', ({ format, block }) => {
  const { chance, shares } = playBlind({ ...format, blocks: [block] }, runs);
  expect(shares.length).toBeGreaterThan(5);
  expect(shares.filter(([, share]) => share > chance + most)).toEqual([]);
});
