import { describe, expect, it } from 'vitest';
import { aFormat, aPreset, sprintPoints } from '#test/support/components/drills.ts';
import type { DrillRecord } from './ladder.ts';
import { recommendDrill } from './recommend.ts';

const sprint = aPreset({
  slug: 'sprint',
  format: aFormat({ points: sprintPoints, seconds: 120, count: 240 }),
});
const test = aPreset({
  slug: 'test',
  format: aFormat({ count: 80, seconds: 480 }),
  passLine: 50,
});
const books = aPreset({
  slug: 'books',
  group: 'Order books',
  format: aFormat({ count: 20, seconds: 480, points: { right: 1, wrong: 0, skipped: 0 } }),
});
const rows = aPreset({
  slug: 'rows',
  group: 'Sequences',
  format: aFormat({ count: 26, seconds: 1500 }),
});
const all = [rows, test, sprint, books];

const ran = (drill: DrillRecord, day: number, points: number | null, runs = 1): DrillRecord => ({
  ...drill,
  best: points === null ? null : { points },
  runs,
  lastAt: `2026-03-0${day}T09:00:00.000Z`,
});

const choose = (...changed: DrillRecord[]) =>
  recommendDrill(all.map((drill) => changed.find(({ slug }) => slug === drill.slug) ?? drill));

describe('the recommended drill', () => {
  it('is short and gentle at first', () => {
    expect(choose()).toEqual({ slug: 'sprint', reason: 'start' });
  });

  it('is the gentlest of what was never tried after an odd number of runs', () => {
    expect(choose(ran(sprint, 1, 9))).toEqual({ slug: 'books', reason: 'untried' });
    const two = [ran(sprint, 1, 9, 2), ran(books, 2, 9)];
    expect(choose(...two)).toEqual({ slug: 'rows', reason: 'untried' });
  });

  it('is what was left alone longest once everything was tried', () => {
    const days = [ran(rows, 3, 9), ran(sprint, 1, 99), ran(books, 2, 9)];
    expect(choose(...days)).toEqual({ slug: 'test', reason: 'neglected' });
  });

  it('is what is furthest from its goal after an even number of runs', () => {
    expect(choose(ran(sprint, 1, 19), ran(test, 1, 40))).toEqual({
      slug: 'test',
      reason: 'weakest',
    });
    expect(choose(ran(sprint, 1, 3), ran(test, 1, 49))?.slug).toBe('sprint');
    expect(choose(ran(sprint, 1, null), ran(test, 1, 1))?.slug).toBe('sprint');
  });

  it('is what was left alone longest if every goal is reached', () => {
    const reached = [ran(rows, 4, 26), ran(sprint, 3, 60), ran(test, 2, 70), ran(books, 1, 20)];
    expect(choose(...reached)).toEqual({ slug: 'books', reason: 'neglected' });
  });

  it('depends only on the record', () => {
    const record = [ran(sprint, 1, 9), ran(books, 2, 9)];
    expect(choose(...record)).toEqual(choose(...record.toReversed()));
  });

  it('is none without drills', () => {
    expect(recommendDrill([])).toBeNull();
  });
});
