import type { Practice } from '#shared/contracts/practice.ts';
import { wholeNumber } from '#shared/domain/whole-number.ts';
import { countOf } from './count-of.ts';

type Due = Pick<Practice, 'due' | 'minutes'>;

/** "3 questions, about 12 minutes". */
export function dueSummary({ due, minutes }: Due): string {
  return `${countOf(due, 'question')}, ${about(minutes)}`;
}

/** "3 due today, about 12 minutes", for tight spaces. */
export function dueToday({ due, minutes }: Due): string {
  return `${wholeNumber(due)} due today, ${about(minutes)}`;
}

function about(minutes: number): string {
  return `about ${countOf(Math.max(1, minutes), 'minute')}`;
}
