import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calendarStart,
  dayReader,
  endOfDay,
  findStreaks,
  isTimeZone,
  latestDays,
  shiftDay,
  startOfCalendarDay,
  startOfDay,
} from './progress.ts';

const anyDay = fc
  .integer({ min: 0, max: 40_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));

/** Every zone that Node knows, by its current name. */
const zones = Intl.supportedValuesOf('timeZone');

describe('isTimeZone', () => {
  it('knows every zone, including by its old names', () => {
    for (const name of ['UTC', 'Asia/Calcutta', 'Etc/GMT+5', ...zones]) {
      expect(isTimeZone(name), name).toBe(true);
    }
  });

  it.each([
    '',
    'Mars/Olympus',
    '+05:30',
    '-08',
    'Europe/Paris ',
    "'; DROP TABLE users",
    'x'.repeat(1e5),
  ])('does not know %j', (name) => expect(isTimeZone(name)).toBe(false));
});

describe('dayReader', () => {
  it.each([
    ['UTC', '2026-01-31T23:59:59.999Z', '2026-01-31'],
    ['Pacific/Kiritimati', '2026-01-31T10:00:00Z', '2026-02-01'],
    ['Pacific/Pago_Pago', '2026-01-31T10:59:59Z', '2026-01-30'],
    ['Asia/Kolkata', '2026-01-31T18:29:59Z', '2026-01-31'],
    ['Asia/Kolkata', '2026-01-31T18:30:00Z', '2026-02-01'],
    ['Asia/Kathmandu', '2026-01-31T18:15:00Z', '2026-02-01'],
    // Clocks go forward on March 8, 2026 and back on November 1: the day's end moves by an hour.
    ['America/Los_Angeles', '2026-03-08T07:59:59Z', '2026-03-07'],
    ['America/Los_Angeles', '2026-03-08T08:00:00Z', '2026-03-08'],
    ['America/Los_Angeles', '2026-03-09T06:59:59Z', '2026-03-08'],
    ['America/Los_Angeles', '2026-03-09T07:00:00Z', '2026-03-09'],
    ['America/Los_Angeles', '2026-11-02T07:59:59Z', '2026-11-01'],
    ['America/Los_Angeles', '2026-11-02T08:00:00Z', '2026-11-02'],
    // Here the clocks change at midnight: there is no 00:30 on this day.
    ['Africa/Cairo', '2026-04-23T21:59:59Z', '2026-04-23'],
    ['Africa/Cairo', '2026-04-23T22:00:00Z', '2026-04-24'],
  ])('in %s, %s is on %s', (zone, moment, day) => {
    expect(dayReader(zone)(new Date(moment))).toBe(day);
  });

  it('never changes the day within a quarter of an hour', () => {
    const quarter = 900_000;
    const quarters = { min: Date.UTC(2023, 0) / quarter, max: Date.UTC(2040, 0) / quarter };
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.integer(quarters), (zone, number) => {
        const dayOf = dayReader(zone);
        const start = number * quarter;
        expect(dayOf(new Date(start + quarter - 1))).toBe(dayOf(new Date(start)));
      }),
    );
  });
});

describe('the bounds of a day', () => {
  it.each([
    ['UTC', '2026-03-02T12:00:00Z', '2026-03-02T00:00:00Z', '2026-03-03T00:00:00Z'],
    ['Asia/Kathmandu', '2026-03-02T18:14:00Z', '2026-03-01T18:15:00Z', '2026-03-02T18:15:00Z'],
    // The clocks go forward, and back.
    ['America/New_York', '2026-03-08T16:00:00Z', '2026-03-08T05:00:00Z', '2026-03-09T04:00:00Z'],
    ['America/New_York', '2026-11-02T04:59:00Z', '2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z'],
  ])('in %s are those around %s', (zone, moment, start, end) => {
    expect(startOfDay(new Date(moment), zone)).toEqual(new Date(start));
    expect(endOfDay(new Date(moment), zone)).toEqual(new Date(end));
  });
});

describe('startOfCalendarDay', () => {
  it('is where a day begins, in every zone', () => {
    const noon = new Date('2026-04-24T12:00:00Z');
    for (const zone of zones) {
      const day = dayReader(zone)(noon);
      expect(startOfCalendarDay(day, zone), zone).toEqual(startOfDay(noon, zone));
    }
  });

  it('is the next day where the zone skips one', () => {
    const next = startOfCalendarDay('2011-12-31', 'Pacific/Apia');
    expect(startOfCalendarDay('2011-12-30', 'Pacific/Apia')).toEqual(next);
  });
});

describe('shiftDay', () => {
  it('crosses months, years and leap days', () => {
    expect(shiftDay('2026-01-01', -1)).toBe('2025-12-31');
    expect(shiftDay('2028-02-28', 1)).toBe('2028-02-29');
  });

  it('goes there and back, and orders days as text does', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 1000 }), (day, by) => {
        expect(shiftDay(shiftDay(day, by), -by)).toBe(day);
        expect(shiftDay(day, by) > day).toBe(true);
      }),
    );
  });
});

describe('latestDays', () => {
  it('follow each other without a gap, even where clocks change or a date was skipped', () => {
    const around = (zone: string, moment: string) => latestDays(new Date(moment), zone, 3);
    expect(around('America/New_York', '2026-03-09T12:00:00Z')).toEqual([
      {
        day: '2026-03-09',
        start: new Date('2026-03-09T04:00:00Z'),
        end: new Date('2026-03-10T04:00:00Z'),
      },
      {
        day: '2026-03-08',
        start: new Date('2026-03-08T05:00:00Z'),
        end: new Date('2026-03-09T04:00:00Z'),
      },
      {
        day: '2026-03-07',
        start: new Date('2026-03-07T05:00:00Z'),
        end: new Date('2026-03-08T05:00:00Z'),
      },
    ]);
    const days = around('Pacific/Apia', '2011-12-31T12:00:00Z').map(({ day }) => day);
    expect(days).toEqual(['2012-01-01', '2011-12-31', '2011-12-29']);
  });
});

describe('calendarStart', () => {
  it('gives a year of 365 days, today included', () => {
    expect(calendarStart('2026-12-31')).toBe('2026-01-01');
    expect(calendarStart('2028-12-31')).toBe('2028-01-02');
  });
});

describe('findStreaks', () => {
  const today = '2026-03-10';
  it.each([
    [[], 0, 0],
    [['2026-03-10'], 1, 1],
    [['2026-03-09'], 1, 1],
    [['2026-03-08'], 0, 1],
    [['2026-03-10', '2026-03-09', '2026-03-07'], 2, 2],
    [['2026-03-10', '2026-03-08', '2026-03-07', '2026-03-06'], 1, 3],
    [['2026-02-28', '2026-03-01'], 0, 2],
  ])('%j: current %i, longest %i', (days, current, longest) => {
    expect(findStreaks(days, today)).toEqual({ current, longest });
  });

  const offsets = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 60 });

  it('agrees with walking through the days one by one', () => {
    fc.assert(
      fc.property(anyDay, offsets, (day, ago) => {
        let run = 0;
        let longest = 0;
        for (let offset = 61; offset >= 0; offset -= 1) {
          run = ago.includes(offset) ? run + 1 : 0;
          longest = Math.max(longest, run);
        }
        const gap = [0, 1].find((offset) => ago.includes(offset));
        let current = 0;
        if (gap !== undefined) while (ago.includes(gap + current)) current += 1;
        const days = ago.map((offset) => shiftDay(day, -offset));
        expect(findStreaks(days, day)).toEqual({ current, longest });
      }),
    );
  });

  it('does not depend on the order, and grows by one with the day after', () => {
    fc.assert(
      fc.property(anyDay, offsets, (day, ago) => {
        const days = ago.map((offset) => shiftDay(day, -offset));
        const found = findStreaks(days, day);
        expect(findStreaks(days.toReversed(), day)).toEqual(found);
        const tomorrow = shiftDay(day, 1);
        const next = findStreaks([...days, tomorrow], tomorrow).current;
        expect(next).toBe(days.includes(day) ? found.current + 1 : 1);
      }),
    );
  });
});
