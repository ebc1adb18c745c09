import { Link } from 'react-router';
import type { Practice } from '#shared/contracts/practice.ts';

/** By the first answers of the learner. */
export function WeakestTopics({ topics }: { topics: Practice['weakest'] }) {
  return (
    <section className="min-w-0 border-rule border-t pt-5">
      <h2 className="mb-3 text-xl">Weakest topics</h2>
      <ul className="divide-y divide-rule">
        {topics.map(({ slug, name, right, total }) => (
          <li key={slug} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <Link to={`/topics/${slug}`} className="text-link">
              {name}
            </Link>
            <span className="text-ink-muted text-sm tabular-nums">
              {right} of {total} right at first
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
