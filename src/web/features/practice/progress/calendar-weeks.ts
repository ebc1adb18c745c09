import { calendarStart, shiftDay } from '#shared/domain/progress.ts';

export interface CalendarDay {
  date: string;
  count: number;
}

interface CalendarMonth {
  /** For example, "March 2026". */
  name: string;
  activeDays: number;
  count: number;
}

/** The last year in weeks from Monday to Sunday; the first and last may be shorter. */
export function calendarWeeks(today: string, active: readonly CalendarDay[]): CalendarDay[][] {
  const counts = new Map(active.map(({ date, count }) => [date, count]));
  const weeks: CalendarDay[][] = [];
  for (let date = calendarStart(today); date <= today; date = shiftDay(date, 1)) {
    if (weeks.length === 0 || weekdayOf(date) === 0) weeks.push([]);
    weeks.at(-1)?.push({ date, count: counts.get(date) ?? 0 });
  }
  return weeks;
}

/** Monday is 0. */
export function weekdayOf(date: string): number {
  return (new Date(date).getUTCDay() + 6) % 7;
}

/** How busy a day was, from 0 to 4. */
export function levelOf(count: number): number {
  return [1, 2, 4, 7].filter((least) => count >= least).length;
}

/** The months with activity, latest first. */
export function calendarMonths(active: readonly CalendarDay[]): CalendarMonth[] {
  const months = new Map<string, CalendarMonth>();
  for (const { date, count } of active) {
    const name = monthFormat.format(new Date(date));
    const month = months.get(name) ?? { name, activeDays: 0, count: 0 };
    month.activeDays += 1;
    month.count += count;
    months.set(name, month);
  }
  return [...months.values()].reverse();
}

const monthFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  month: 'long',
  year: 'numeric',
});
