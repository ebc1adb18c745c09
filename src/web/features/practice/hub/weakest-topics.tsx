import { Link } from 'react-router';
import type { Practice } from '#shared/contracts/practice.ts';
import { fewestTopicResults } from '#shared/domain/topic-standing.ts';
import { TopicStandings } from '../../../components/statistics/topic-standings.tsx';

/** Based on the learner's first answers. */
export function WeakestTopics({ topics }: { topics: Practice['weakest'] }) {
  return (
    <section className="min-w-0 border-rule border-t pt-5">
      <h2 className="mb-3 text-xl">Weakest topics</h2>
      {topics.length > 0 ? (
        <TopicStandings topics={topics} />
      ) : (
        <p className="text-ink-muted text-sm">
          Those where you are right least often, each with the next question to train it, once you
          have answered {fewestTopicResults} questions on a topic.
        </p>
      )}
      <p className="mt-4 text-sm">
        <Link to="/progress" className="text-link">
          All your topics
        </Link>
      </p>
    </section>
  );
}
