import { dayCount } from './days.ts';

/** How much of the usual time a day has. */
export const efforts = ['full', 'easy', 'off'] as const;

export type Effort = (typeof efforts)[number];

export const shareOfEffort: Record<Effort, number> = { full: 1, easy: 0.5, off: 0 };

/**
 * What a day is for. Before the interview come three days without anything new, the last of them
 * light.
 */
export const phases = ['practice', 'consolidate', 'light', 'interview'] as const;

export type Phase = (typeof phases)[number];

export const fewestMinutes = 10;
export const mostMinutes = 240;
/** How far away an interview can be. */
export const mostDaysAhead = 365;
/** How many past days the plan shows. */
export const daysBack = 14;

/** From 0, Monday, to 6. */
export function weekdayOf(day: string): number {
  return (new Date(day).getUTCDay() + 6) % 7;
}

export function phaseOf(day: string, interviewOn: string): Phase {
  const left = dayCount({ start: day, end: interviewOn }) - 1;
  if (left === 0) return 'interview';
  if (left === 1) return 'light';
  return left <= 3 ? 'consolidate' : 'practice';
}
