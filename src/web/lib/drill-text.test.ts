import { describe, expect, it } from 'vitest';
import type { Block, DrillFormat } from '#shared/drills/format.ts';
import { aFormat, sprintPoints } from '#test/support/components/drills.ts';
import { describeSeconds, describeFormat as describeWithSpaces, pointsText } from './drill-text.ts';

const block = (count: number, points: Block['points']): Block => ({
  family: 'eighty',
  settings: { isTyped: false },
  count,
  points,
});

const describeFormat = (format: DrillFormat) =>
  describeWithSpaces(format).replaceAll('\u00A0', ' ');

describe('a format in words', () => {
  it('names items, time, answers and points', () => {
    const blocks = [block(80, { right: 1, wrong: -1, skipped: 0 })];
    expect(describeFormat({ ...aFormat({ seconds: 480 }), blocks })).toBe(
      '80 items · 8 minutes · 4 options · +1/−1',
    );
  });

  it('never starts a line with a dot', () => {
    expect(describeWithSpaces(aFormat())).not.toMatch(/ ·/);
  });

  it('omits the number of items for a sprint', () => {
    expect(describeFormat(aFormat({ seconds: 120, points: sprintPoints }))).toBe(
      'As many as you can · 2 minutes · typed · +1/0',
    );
  });

  it('names each block, the time per item and a free order', () => {
    const blocks = [
      block(30, { right: 1, wrong: -3, skipped: -2 }),
      block(15, { right: 2, wrong: -1, skipped: null }),
    ];
    const format = aFormat({ order: 'free', secondsPerItem: 30, seconds: 750 });
    expect(describeFormat({ ...format, blocks })).toBe(
      '30 + 15 items · 12.5 minutes · 4 options · 30 seconds each · any order · +1/−3, skipped −2; +2/−1',
    );
  });
});

it.each([
  [45, '45 seconds'],
  [60, '1 minute'],
  [90, '90 seconds'],
  [150, '2.5 minutes'],
  [200, '3 min 20 s'],
])('%i seconds are %s', (seconds, text) => {
  expect(describeSeconds(seconds)).toBe(text);
});

it('points have a real minus sign', () => {
  expect(pointsText(-2)).toBe('−2');
});
