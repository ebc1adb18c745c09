interface Topic {
  slug: string;
  name: string;
  tags: readonly string[];
}

/** The first verdict on a question. */
export interface FirstResult {
  tags: readonly string[];
  isRight: boolean;
  /** When the question was last practiced. */
  seenAt: Date | null;
}

/** How a learner is doing in a topic. */
export interface TopicRecord extends Topic {
  right: number;
  total: number;
  seenAt: Date | null;
}

/** Fewer results mean nothing. */
const fewestResults = 3;
const mostWeak = 3;

export function recordTopics(
  topics: readonly Topic[],
  results: readonly FirstResult[],
): TopicRecord[] {
  return topics.map((topic) => {
    const own = results.filter(({ tags }) => topic.tags.some((tag) => tags.includes(tag)));
    const seen = own.flatMap(({ seenAt }) => (seenAt ? seenAt.getTime() : []));
    return {
      ...topic,
      right: own.filter(({ isRight }) => isRight).length,
      total: own.length,
      seenAt: seen.length > 0 ? new Date(Math.max(...seen)) : null,
    };
  });
}

/** Those with the lowest share of right answers, lowest first. */
export function weakestTopics(records: readonly TopicRecord[]): TopicRecord[] {
  return records
    .filter(({ right, total }) => total >= fewestResults && right < total)
    .sort((a, b) => shareOf(a) - shareOf(b) || a.slug.localeCompare(b.slug, 'en'))
    .slice(0, mostWeak);
}

/** The fewer the results, the closer to one half. */
export function shareOf({ right, total }: Pick<TopicRecord, 'right' | 'total'>): number {
  return (right + 1) / (total + 2);
}
