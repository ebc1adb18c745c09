import { Link } from 'react-router';
import type { Practice } from '#shared/contracts/practice.ts';

/** Based on the learner's first answers. */
export function WeakestTopics({ topics }: { topics: Practice['weakest'] }) {
  return (
    <section className="min-w-0 border-rule border-t pt-5">
      <h2 className="mb-3 text-xl">Weakest topics</h2>
      <ul className="divide-y divide-rule">
        {topics.map(({ slug, name, right, total }) => (
          <li key={slug} className="py-2 lg:flex lg:items-baseline lg:justify-between lg:gap-x-4">
            <Link to={`/topics/${slug}`} className="text-link">
              {name}
            </Link>
            <span className="block shrink-0 text-ink-muted text-sm tabular-nums">
              {right} of {total} right on first try
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
