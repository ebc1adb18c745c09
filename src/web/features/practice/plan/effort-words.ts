import { type Effort, efforts } from '#shared/domain/plans.ts';

/** From Monday. */
export const weekdayNames = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
];

export const nameOfEffort: Record<Effort, string> = { full: 'Full', easy: 'Easy', off: 'Off' };

/** What the value of a select stands for. */
export function toEffort(value: string): Effort {
  return efforts.find((effort) => effort === value) ?? 'full';
}
