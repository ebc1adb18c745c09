import { Link } from 'react-router';
import type { TopicStanding } from '#shared/contracts/practice.ts';
import { fewestTopicResults, hasEnoughResults } from '#shared/domain/topic-standing.ts';
import { TopicStandings } from '../../../components/statistics/topic-standings.tsx';
import { ChevronDownIcon } from '../../../components/ui/icons.tsx';

/** All topics with an answer, weakest first. */
export function TopicRanking({ topics }: { topics: readonly TopicStanding[] }) {
  const ranked = topics.filter(hasEnoughResults);
  const rest = topics.filter((topic) => !hasEnoughResults(topic));
  return (
    <>
      {ranked.length > 0 ? (
        <TopicStandings topics={ranked} />
      ) : (
        <p className="max-w-xl text-ink-muted">
          Topics will be listed here from your weakest to your strongest, each with the next
          question to train it, once you have answered {fewestTopicResults} questions on one of
          them.{' '}
          <Link to="/topics" className="text-link">
            All topics
          </Link>
        </p>
      )}
      {rest.length > 0 && (
        <details open={ranked.length === 0} className="group mt-6">
          <summary className="inline-flex items-center gap-1 rounded-sm text-sm hover:text-accent">
            Too few answers to tell: {rest.length === 1 ? '1 topic' : `${rest.length} topics`}
            <ChevronDownIcon className="text-ink-muted transition-transform group-open:rotate-180" />
          </summary>
          <div className="mt-2">
            <TopicStandings topics={rest} />
          </div>
        </details>
      )}
    </>
  );
}
