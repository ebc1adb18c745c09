import { dueText } from '../../../lib/due-text.ts';

/** "tomorrow", or "Fri, Mar 6", for a date such as 2026-03-06. For the browser only. */
export function dayName(date: string, now = new Date()): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const noon = new Date(year, month - 1, day, 12);
  const text = dueText(noon, now);
  if (text === 'today' || text === 'tomorrow') return text;
  return noon.toLocaleDateString('en-US', { weekday: 'short', month: 'short', day: 'numeric' });
}
