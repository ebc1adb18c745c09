import { expect, it } from 'vitest';
import { families } from './families.ts';
import { loadFamilies } from './load-families.ts';
import { presets } from './presets.ts';

it.each(presets)('loads just what $slug needs', async ({ format }) => {
  const needed = new Set(format.blocks.map(({ family }) => family));
  const loaded = await loadFamilies(format);
  expect(new Set(Object.keys(loaded))).toEqual(needed);
  for (const name of needed) expect(loaded[name]).toBe(families[name]);
});

it('loads facts, which are in no preset', async () => {
  const points = { right: 1, wrong: 0, skipped: null };
  const blocks = [{ family: 'facts', settings: { facts: [] }, count: 1, points }] as const;
  const format = { seconds: 60, secondsPerItem: null, order: 'forward', blocks } as const;
  expect(await loadFamilies(format)).toEqual({ facts: families.facts });
});
