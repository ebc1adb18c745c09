import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shiftDay } from '#shared/domain/progress.ts';
import { calendarMonths, calendarWeeks, levelOf, weekdayOf } from './calendar-weeks.ts';

const anyDay = fc.integer({ min: 0, max: 40_000 }).map((days) => shiftDay('1970-01-01', days));

describe('calendarWeeks', () => {
  it('has each of the last 365 days once, in order, up to today', () => {
    fc.assert(
      fc.property(anyDay, (today) => {
        const days = calendarWeeks(today, [])
          .flat()
          .map(({ date }) => date);
        expect(days).toEqual(
          Array.from({ length: 365 }, (_, index) => shiftDay(today, index - 364)),
        );
      }),
      { numRuns: 30 },
    );
  });

  it('starts every week but the first on a Monday', () => {
    fc.assert(
      fc.property(anyDay, (today) => {
        const weeks = calendarWeeks(today, []);
        for (const [index, [first]] of weeks.entries()) {
          if (index > 0) expect(weekdayOf(first?.date ?? '')).toBe(0);
        }
        expect(weeks.length).toBeGreaterThanOrEqual(53);
        expect(weeks.length).toBeLessThanOrEqual(54);
      }),
      { numRuns: 30 },
    );
  });

  it('puts counts on their days', () => {
    const weeks = calendarWeeks('2026-03-10', [{ date: '2026-03-09', count: 3 }]);
    expect(weeks.at(-1)).toEqual([
      { date: '2026-03-09', count: 3 },
      { date: '2026-03-10', count: 0 },
    ]);
  });
});

describe('levelOf', () => {
  it('has five levels', () => {
    expect([0, 1, 2, 3, 4, 6, 7, 500].map(levelOf)).toEqual([0, 1, 2, 2, 3, 3, 4, 4]);
  });
});

describe('calendarMonths', () => {
  it('adds up the days of each month, latest first', () => {
    expect(
      calendarMonths([
        { date: '2025-03-31', count: 1 },
        { date: '2026-03-01', count: 2 },
        { date: '2026-03-31', count: 5 },
      ]),
    ).toEqual([
      { name: 'March 2026', activeDays: 2, count: 7 },
      { name: 'March 2025', activeDays: 1, count: 1 },
    ]);
  });
});
