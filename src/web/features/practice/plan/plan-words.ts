import type { PlannedDay } from '#shared/contracts/plan.ts';

export type Work = Pick<PlannedDay, 'reviews' | 'drills' | 'questions'>;

const longest = { weekday: 'long', month: 'long', day: 'numeric' } as const;
const short = { weekday: 'short', month: 'short', day: 'numeric' } as const;

/** "Friday, March 20". */
export function longDay(date: string): string {
  return inWords(date, longest);
}

/** "Fri, Mar 20". */
export function shortDay(date: string): string {
  return inWords(date, short);
}

/** "Mar 20". */
export function monthDay(date: string): string {
  return inWords(date, { month: 'short', day: 'numeric' });
}

function inWords(date: string, format: Intl.DateTimeFormatOptions): string {
  return new Date(date).toLocaleDateString('en-US', { ...format, timeZone: 'UTC' });
}
