import { describe, expect, it } from 'vitest';
import { presetChangeSchema, presetParamsSchema } from '#shared/contracts/drill.ts';
import { drillGroup } from '#shared/drills/advice/drill-group.ts';
import { rightResponse } from '#shared/drills/check.ts';
import { countItems, type DrillFormat } from '#shared/drills/format.ts';
import { scoreRun } from '#shared/drills/score.ts';
import { type Deal, dealRun } from './dealing/deal.ts';
import { presets } from './presets.ts';

function formatOf(slug: string): DrillFormat {
  const preset = presets.find((other) => other.slug === slug);
  if (!preset) throw new Error(`There is no preset ${slug}.`);
  return preset.format;
}

const summarize = ({ seconds, order, blocks }: DrillFormat) => [
  seconds,
  order,
  ...blocks.map(({ count, points: { right, wrong, skipped } }) => [count, right, wrong, skipped]),
];

describe('presets', () => {
  it.each(presets)('$slug could have been saved by an operator', ({ slug, ...preset }) => {
    expect(presetParamsSchema.parse({ slug })).toEqual({ slug });
    expect(presetChangeSchema.parse({ ...preset, version: 1 })).toMatchObject(preset);
  });

  it('are grouped by what they train', () => {
    const groups = Map.groupBy(presets, ({ format }) => drillGroup(format));
    expect([...groups].map(([group, { length }]) => [group, length])).toEqual([
      ['Arithmetic', 7],
      ['Sequences', 4],
      ['Probability', 3],
      ['Order books', 1],
    ]);
  });

  it('have unique slugs and titles', () => {
    expect(new Set(presets.map(({ slug }) => slug)).size).toBe(presets.length);
    expect(new Set(presets.map(({ title }) => title)).size).toBe(presets.length);
  });

  it('give the year of reports or call them undated', () => {
    const dated = presets.filter(({ evidence }) => evidence.kind !== 'own');
    for (const { evidence } of dated) expect(evidence.note).toMatch(/20\d\d|undated/i);
  });

  it.each([
    ['classic-sprint', [120, 'forward', [240, 1, 0, null]]],
    ['80-in-8', [480, 'forward', [80, 1, -1, null]]],
    ['80-in-8-minus-2', [480, 'forward', [80, 1, -2, null]]],
    ['80-in-8-skip', [480, 'forward', [80, 1, -1, 0]]],
    ['80-in-8-skip-minus-1', [480, 'forward', [80, 1, -1, -1]]],
    ['80-in-8-typed', [480, 'forward', [80, 1, -1, null]]],
    ['three-blocks', [600, 'free', [30, 1, -3, -2], [30, 2, -1, -1], [15, 2, -2, -1]]],
    ['sequences', [1500, 'forward', [26, 1, -1, 0]]],
    ['sequences-half', [750, 'forward', [13, 1, -1, 0]]],
    ['sequences-24', [720, 'forward', [24, 1, -1, 0]]],
    ['sequences-25', [1560, 'forward', [25, 1, -1, 0]]],
    ['probability-sprint', [900, 'forward', [10, 1, -1, 0]]],
    ['probability-long-sprint', [1800, 'forward', [30, 1, -1, 0]]],
    ['likelihood-list', [600, 'forward', [12, 1, 0, 0]]],
    ['order-book', [480, 'forward', [20, 1, 0, 0]]],
  ])('%s is as reported', (slug, summary) => {
    expect(summarize(formatOf(slug))).toEqual(summary);
  });
});

describe('three blocks', () => {
  const format = formatOf('three-blocks');
  const deal = dealRun(format, 'seed');
  const points = (respond: (deal: Deal, index: number) => string) => {
    const indexes = Array.from({ length: countItems(format) }, (_, index) => index);
    return scoreRun(format, deal, new Map(indexes.map((index) => [index, respond(deal, index)])))
      .points;
  };

  it('are typed integers, typed decimals and multiple-choice products', () => {
    const [integer, decimal, product] = [0, 30, 60].map((start, block) =>
      Array.from({ length: [30, 30, 15][block] ?? 0 }, (_, index) => deal.at(start + index)),
    );
    expect(integer?.filter(({ prompt }) => prompt.includes('.'))).toEqual([]);
    expect(decimal?.filter(({ prompt }) => prompt.includes('.')).length).toBeGreaterThan(20);
    expect(product?.map(({ asks }) => asks.kind)).toEqual(Array(15).fill('option'));
    expect(product?.filter(({ prompt }) => !/^\d\d × \d\d = \?$/.test(prompt))).toEqual([]);
  });

  it('score by block', () => {
    expect(points((run, index) => rightResponse(run.at(index).asks))).toBe(30 + 60 + 30);
    expect(points(() => 'x')).toBe(-90 - 30 - 30);
    expect(points(() => '')).toBe(-60 - 30 - 15);
    expect(scoreRun(format, deal, new Map()).points).toBe(-60 - 30 - 15);
  });
});
