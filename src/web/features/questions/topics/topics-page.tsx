import { useQuery } from '@tanstack/react-query';
import type { TopicMap } from '#shared/contracts/topic.ts';
import { describeRecord } from '../../../components/question-set/record.tsx';
import { RowLink } from '../../../components/ui/row-link.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { topicMapQuery } from '../../../queries/topics.ts';
import styles from './topics-page.module.css';

/** All topics by group, and the collections. */
export function TopicsPage() {
  const { data } = useQuery(topicMapQuery(useApi()));
  if (!data) return null;
  const { groups, collections } = data;
  return (
    <div className="page-width pt-10 pb-20 sm:pt-14">
      <h1 className="text-3xl">Topics</h1>
      <p className="mt-3 max-w-2xl font-serif text-ink-muted text-lg">
        What interviews ask about, topic by topic: a short primer, the standard moves, and questions
        to practice.
      </p>
      <div className={styles.map}>
        {groups.map((group) => (
          <Group key={group.name} {...group} />
        ))}
      </div>
      {collections.length > 0 && <Collections collections={collections} />}
    </div>
  );
}

function Group({ name, topics }: TopicMap['groups'][number]) {
  return (
    <section className="min-w-0">
      <h2 className="border-ink border-b pb-2 text-xl">{name}</h2>
      <ul>
        {topics.map(({ slug, name: topic, summary, ...record }) => (
          <li key={slug} className={styles.entry}>
            <div className="flex items-baseline justify-between gap-x-4">
              <RowLink to={`/topics/${slug}`}>{topic}</RowLink>
              <span className="shrink-0 text-ink-muted text-sm tabular-nums">
                {describeRecord(record)}
              </span>
            </div>
            <p className="text-ink-muted text-sm">{summary}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Collections({ collections }: Pick<TopicMap, 'collections'>) {
  return (
    <section id="collections" className="mt-16">
      <h2 className="text-2xl">Collections</h2>
      <p className="mt-2 text-ink-muted">Ready-made sets, in the order to solve them.</p>
      <ul className={styles.cards}>
        {collections.map(({ slug, name, about, ...record }) => (
          <li key={slug} className={styles.card}>
            <RowLink to={`/collections/${slug}`}>{name}</RowLink>
            <p className="mt-1 line-clamp-3 text-ink-muted text-sm">{about}</p>
            <p className="mt-auto pt-3 text-ink-muted text-sm tabular-nums">
              {describeRecord(record)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
