import type { Recommendation } from '#shared/contracts/recommendation.ts';

/** The topic named in the reason, if any. */
export function namedTopic({
  reason,
  topic,
}: Pick<Recommendation, 'reason' | 'topic'>): Recommendation['topic'] {
  return reason === 'first' || reason === 'level' ? null : topic;
}

/**
 * Why this question comes next, in a sentence. The name of the topic hints at the method, so it can
 * be hidden until there is an answer.
 */
export function nextReason(next: Recommendation, { hidesTopic = false } = {}): string {
  const { reason, topic, daysUnseen, chance, results } = next;
  const tenths = Math.min(9, Math.max(1, Math.round(10 * chance)));
  const often = `you solve such questions about ${tenths} times in 10${basisOf(results)}.`;
  if (reason === 'first') return 'A good one to start with: neither too easy nor too hard.';
  if (reason === 'review') return 'It is due today.';
  if (reason === 'stretch') return `A stretch, to see how far you get: ${often}`;
  if (!topic || reason === 'level') return `It fits your rating: ${often}`;
  const from = hidesTopic ? 'From a topic' : `From ${topic.name},`;
  switch (reason) {
    case 'weakest':
      return `${hidesTopic ? 'From your' : `${from} your`} weakest topic; ${often}`;
    case 'weak':
      return `${from} where you need practice; ${often}`;
    case 'new':
      return `${from} ${hidesTopic ? 'that' : 'which'} is new to you; ${often}`;
    case 'unseen':
      return `${from} not practiced for ${daysUnseen ?? 0} days; ${often}`;
  }
}

/** Fewer answers say little about a chance. */
const fewResults = 10;

/** How much a chance rests on. */
function basisOf(results: number): string {
  if (results === 0) return ', though that is a guess until you have answered a few';
  if (results >= fewResults) return `, going by ${results} answers`;
  return `, though that rests on ${results === 1 ? '1 answer' : `${results} answers`}`;
}
