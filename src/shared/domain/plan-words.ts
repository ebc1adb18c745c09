import { countOf } from './count-of.ts';

interface Work {
  reviews: number;
  drills: number;
  questions: number;
}

/** "6 reviews, 2 drills and 4 new questions"; null: nothing. */
export function workInWords({ reviews, drills, questions }: Work): string | null {
  const parts = [
    ...(reviews > 0 ? [countOf(reviews, 'review')] : []),
    ...(drills > 0 ? [countOf(drills, 'drill')] : []),
    ...(questions > 0 ? [countOf(questions, 'new question')] : []),
  ];
  return parts.length === 0 ? null : new Intl.ListFormat('en-GB').format(parts);
}

/** "about 28 minutes", and "about 3.5 hours" for what takes longer than one would count in minutes. */
export function timeInWords(minutes: number): string {
  if (minutes < 100) return `about ${countOf(Math.max(1, minutes), 'minute')}`;
  return `about ${Math.round(minutes / 30) / 2} hours`;
}
