import { describe, expect, it } from 'vitest';
import { aFormat, aPreset, sprintPoints } from '#test/support/components/drills.ts';
import { drillGroup } from './drill-group.ts';
import { type DrillRecord, gapOf, gentlestFirst, goalOf, harderThan } from './ladder.ts';

const sprint = aFormat({ points: sprintPoints, seconds: 120, count: 240 });

describe('the goal of a drill', () => {
  it('is the reported pass line', () => {
    expect(goalOf({ format: sprint, passLine: 12 })).toBe(12);
  });

  it('is six seconds an item in a sprint, but never more than there is', () => {
    expect(goalOf({ format: sprint, passLine: null })).toBe(20);
    expect(goalOf({ format: { ...sprint, seconds: 3600 }, passLine: null })).toBe(240);
  });

  it('is most of the points otherwise', () => {
    const format = aFormat({ count: 10, points: { right: 2, wrong: -1, skipped: 0 } });
    expect(goalOf({ format, passLine: null })).toBe(14);
  });

  it('is further away the fewer points there are', () => {
    const drill: DrillRecord = aPreset({ passLine: 10 });
    const gap = (points: number) => gapOf({ ...drill, best: { points } });
    expect([-5, 5, 10, 20].map(gap)).toEqual([1.5, 0.5, 0, 0]);
    expect(gapOf(drill)).toBe(1);
    expect(gapOf({ ...drill, passLine: -3, best: { points: -5 } })).toBe(2);
  });
});

describe('drills from gentle to hard', () => {
  const at = (slug: string, wrong: number, seconds: number, count: number) =>
    aPreset({
      slug,
      format: aFormat({ seconds, count, points: { right: 1, wrong, skipped: 0 } }),
      passLine: 5,
    });
  const free = at('free', 0, 1800, 20);
  const long = at('long', -1, 1500, 20);
  const calm = at('calm', -1, 750, 13);
  const hurried = at('hurried', -1, 720, 24);
  const costly = at('costly', -2, 60, 5);
  const ladder = [costly, hurried, long, calm, free];

  it('have costlier mistakes, then more time, then less of it for each item', () => {
    expect(gentlestFirst(ladder)).toEqual([free, calm, hurried, long, costly]);
  });

  it('go on with the next one whose goal is still ahead', () => {
    const reached = { ...hurried, best: { points: 5, right: 5, wrong: 0, at: '' } };
    const elsewhere = { ...long, group: 'Sequences' };
    expect(harderThan('calm', ladder)).toBe(hurried);
    expect(harderThan('calm', [calm, reached, elsewhere, costly])).toBe(costly);
    expect(harderThan('costly', ladder)).toBeNull();
    expect(harderThan('unknown', ladder)).toBeNull();
  });
});

it('a drill of several families trains what most of its items train', () => {
  const points = { right: 1, wrong: 0, skipped: 0 };
  const block = (family: 'likelihood' | 'order-book', count: number) => ({
    family,
    settings: {},
    count,
    points,
  });
  const groupOf = (...counts: [number, number]) =>
    drillGroup({
      ...aFormat(),
      blocks: [block('likelihood', counts[0]), block('order-book', counts[1])],
    });
  expect(groupOf(3, 2)).toBe('Probability');
  expect(groupOf(2, 3)).toBe('Order books');
});
