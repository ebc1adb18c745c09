import { useQuery } from '@tanstack/react-query';
import { describeRecord } from '../../../components/question-set/record.tsx';
import { RowLink } from '../../../components/ui/row-link.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { topicMapQuery } from '../../../queries/topics.ts';

/** The site's collections, beside the user's own lists. Fails silently: the page does without. */
export function ReadyMade() {
  const { data } = useQuery(topicMapQuery(useApi()));
  const collections = data?.collections ?? [];
  if (collections.length === 0) return null;
  return (
    <section aria-labelledby="ready-made" className="min-w-0">
      <h2 id="ready-made" className="border-ink border-b pb-2 text-xl">
        Ready-made
      </h2>
      <ul className="divide-y divide-rule">
        {collections.map(({ slug, name, ...record }) => (
          <li key={slug} className="relative flex items-baseline justify-between gap-x-4 py-3">
            <RowLink to={`/collections/${slug}`}>{name}</RowLink>
            <span className="shrink-0 text-ink-muted text-sm tabular-nums">
              {describeRecord(record)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
