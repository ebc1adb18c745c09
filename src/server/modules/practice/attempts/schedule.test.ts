import { describe, expect, it } from 'vitest';
import { dayReader, endOfDay, shiftDay, startOfCalendarDay } from '#shared/domain/progress.ts';
import { answer, does } from '#test/support/practice-acts.ts';
import { grades } from './propose-grade.ts';
import { reviewCard } from './schedule.ts';

const hour = 3_600_000;

/** The days on which clocks change, and how long they are. */
const changes: [zone: string, day: string, hours: number][] = [
  ['America/Los_Angeles', '2026-03-08', 23],
  ['America/Los_Angeles', '2026-11-01', 25],
  ['Europe/Berlin', '2026-03-29', 23],
  ['Europe/Berlin', '2026-10-25', 25],
  // At midnight.
  ['Africa/Cairo', '2026-04-24', 23],
  ['Africa/Cairo', '2026-10-29', 25],
  ['America/Santiago', '2026-09-06', 23],
  ['America/Santiago', '2026-04-04', 25],
  // By half an hour.
  ['Australia/Lord_Howe', '2026-10-04', 23.5],
  ['Australia/Lord_Howe', '2026-04-05', 24.5],
];

describe.each(changes)('in %s around %s', (timeZone, day, hours) => {
  const dayOf = dayReader(timeZone);
  const start = startOfCalendarDay(day, timeZone);
  /** Twice an hour on the day before and on the day itself: ten past, and twenty to. */
  const moments = Array.from(
    { length: 2 * (24 + hours) },
    (_, at) => new Date(start.getTime() - 24 * hour + (at / 2 + 1 / 6) * hour),
  );
  const miss = (now: Date) => does([answer('wrong'), now, timeZone]).state;

  it(`has a day of ${hours} hours`, () => {
    expect((endOfDay(start, timeZone).getTime() - start.getTime()) / hour).toBe(hours);
  });

  it('brings back tomorrow what went wrong today, at any time', () => {
    for (const now of moments) {
      const { due } = miss(now);
      expect(due && dayOf(due), now.toISOString()).toBe(shiftDay(dayOf(now), 1));
    }
  });

  it('does not count a second try on the same day, but does on the next', () => {
    for (const at of ['00:10', '01:30', '12:00', '23:30']) {
      const now = moments.find(
        (moment) => dayOf(moment) === day && clockOf(moment, timeZone) >= at,
      );
      if (!now) throw new Error(`No ${at} on ${day}`);
      const dayEnd = endOfDay(now, timeZone);
      const again = (then: Date) =>
        does([answer('wrong'), now, timeZone], [answer('right'), then, timeZone]).last?.grade;
      expect(again(new Date(dayEnd.getTime() - 1)), at).toBeNull();
      expect(again(dayEnd), at).toBe(grades.good);
    }
  });

  it('counts calendar days between reviews', () => {
    const first = reviewCard(null, grades.good, start, timeZone);
    const last = new Date(endOfDay(start, timeZone).getTime() - 1);
    const other = reviewCard(null, grades.good, last, timeZone);
    expect(other.due).toBe(first.due);
    const due = new Date(first.due);
    const reviewed = [first, other].map((card) => reviewCard(card, grades.good, due, timeZone));
    expect(reviewed[0]).toEqual(reviewed[1]);
    expect(shiftDay(dayOf(due), reviewed[0]?.scheduledDays ?? 0)).toBe(
      dayOf(new Date(reviewed[0]?.due ?? 0)),
    );
  });
});

function clockOf(moment: Date, timeZone: string): string {
  const clock = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat('en', clock).format(moment);
}

describe('a card', () => {
  it('comes back on the same date for a traveler', () => {
    const at = new Date('2026-03-02T14:30:00Z');
    const { due } = reviewCard(null, grades.again, at, 'Asia/Tokyo');
    for (const zone of ['Asia/Tokyo', 'UTC', 'Asia/Kolkata', 'Australia/Sydney']) {
      expect(dayReader(zone)(new Date(due))).toBe('2026-03-03');
    }
  });

  it('from before time zones were recorded has 24-hour days', () => {
    const at = new Date('2026-11-01T07:10:00Z');
    expect(reviewCard(null, grades.again, at, null).due).toBe('2026-11-02T07:10:00.000Z');
  });
});
