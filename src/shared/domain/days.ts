/** Days as `2026-11-15`, in UTC: unambiguous, and sorted as text. */

const dayMs = 24 * 60 * 60 * 1000;

export interface DayRange {
  start: string;
  end: string;
}

export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

export function addDays(day: string, count: number): string {
  return dayOf(new Date(Date.parse(day) + count * dayMs));
}

/** Both ends included. */
export function dayCount({ start, end }: DayRange): number {
  return (Date.parse(end) - Date.parse(start)) / dayMs + 1;
}

/** The given number of days, ending with the given day. */
export function lastDays(count: number, end: string): DayRange {
  return { start: addDays(end, 1 - count), end };
}
