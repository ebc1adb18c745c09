import type { Practice } from '#shared/contracts/practice.ts';
import { countOf } from './count-of.ts';

type Next = NonNullable<Practice['next']>;

/** The topic named in the reason, if any. */
export function namedTopic({ reason, topic }: Pick<Next, 'reason' | 'topic'>): Next['topic'] {
  return reason === 'first' || reason === 'level' ? null : topic;
}

/** Why this question comes next, in a sentence. */
export function nextReason(next: Next): string {
  const { reason, topic, daysUnseen, chance, results } = next;
  const tenths = Math.min(9, Math.max(1, Math.round(10 * chance)));
  const often = `you solve such questions about ${tenths} times in 10${basisOf(results)}.`;
  if (reason === 'first') return 'A good one to start with: neither too easy nor too hard.';
  if (reason === 'review') return 'It is due today.';
  if (reason === 'stretch') return `A stretch, to see how far you get: ${often}`;
  if (!topic || reason === 'level') return `It fits your rating: ${often}`;
  switch (reason) {
    case 'weakest':
      return `From ${topic.name}, your weakest topic; ${often}`;
    case 'weak':
      return `From ${topic.name}, where you need practice; ${often}`;
    case 'new':
      return `From ${topic.name}, which is new to you; ${often}`;
    case 'unseen':
      return `From ${topic.name}, not practiced for ${countOf(daysUnseen ?? 0, 'day')}; ${often}`;
  }
}

/** Fewer answers say little about a chance. */
const fewResults = 10;

/** How much a chance rests on. */
function basisOf(results: number): string {
  if (results === 0) return ', though that is a guess until you have answered a few';
  if (results >= fewResults) return `, going by ${results} answers`;
  return `, though that rests on ${countOf(results, 'answer')}`;
}
