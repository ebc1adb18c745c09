/** First answers to the questions of a topic. */
interface TopicResults {
  slug: string;
  right: number;
  total: number;
}

/** Fewer results say nothing about a topic. */
export const fewestTopicResults = 3;

export function hasEnoughResults({ total }: Pick<TopicResults, 'total'>): boolean {
  return total >= fewestTopicResults;
}

/** Topics with results, weakest first; those with too few to tell come last. */
export function fromWeakest<Topic extends TopicResults>(topics: readonly Topic[]): Topic[] {
  return topics
    .filter(({ total }) => total > 0)
    .toSorted(
      (a, b) =>
        Number(hasEnoughResults(b)) - Number(hasEnoughResults(a)) ||
        shareOf(a) - shareOf(b) ||
        a.slug.localeCompare(b.slug, 'en'),
    );
}

/** The fewer the results, the closer to one half. */
function shareOf({ right, total }: TopicResults): number {
  return (right + 1) / (total + 2);
}
