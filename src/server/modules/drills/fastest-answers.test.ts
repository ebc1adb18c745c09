import { expect, it } from 'vitest';
import { fastestMs } from './fastest-answers.ts';
import { presets } from './presets.ts';

const first = (slug: string, count: number) => {
  const format = presets.find((preset) => preset.slug === slug)?.format;
  if (!format) throw new Error(`There is no ${slug}`);
  return fastestMs(format, Array(count).keys()) / 1000;
};

it.each([
  ['classic-sprint', 240, 110],
  ['three-blocks', 75, 30],
  ['80-in-8', 80, 60],
  ['80-in-8-typed', 80, 60],
  ['sequences', 26, 10.9],
  ['sequences-half', 13, 5.8],
  ['probability-sprint', 10, 4.3],
  ['likelihood-list', 12, 20],
  ['order-book', 20, 20],
])('%s: nobody answers %d items in %d seconds', (slug, count, seconds) => {
  expect(first(slug, count)).toBeGreaterThan(seconds);
});

// As fast as candidates report, or faster.
it.each([
  ['classic-sprint', 200, 120],
  ['three-blocks', 75, 200],
  ['80-in-8', 80, 200],
  ['sequences', 26, 150],
  ['probability-sprint', 10, 60],
  ['likelihood-list', 12, 90],
  ['order-book', 20, 80],
])('%s: the best people answer %d items in %d seconds', (slug, count, seconds) => {
  expect(first(slug, count)).toBeLessThan(seconds);
});
