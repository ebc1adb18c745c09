import type { Practice } from '#shared/contracts/practice.ts';
import { countOf } from './count-of.ts';

/** "3 questions, about 12 minutes". */
export function dueSummary({ due, minutes }: Pick<Practice, 'due' | 'minutes'>): string {
  return `${countOf(due, 'question')}, about ${countOf(Math.max(1, minutes), 'minute')}`;
}
