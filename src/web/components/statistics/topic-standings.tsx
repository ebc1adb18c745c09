import { Link } from 'react-router';
import type { TopicStanding } from '#shared/contracts/practice.ts';
import { ButtonLink } from '../ui/button.tsx';

interface TopicStandingsProps {
  /** In this order. */
  topics: readonly TopicStanding[];
}

/** How a learner does in topics, each with a way to train it. */
export function TopicStandings({ topics }: TopicStandingsProps) {
  return (
    <div className="@container">
      <ul className="grid gap-x-16 @4xl:grid-cols-2">
        {topics.map(({ slug, name, right, total, next }) => (
          <li
            key={slug}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-rule border-b py-3"
          >
            <div>
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <Link to={`/topics/${slug}`} className="text-link">
                  {name}
                </Link>
                <span className="text-ink-muted text-sm tabular-nums">
                  {right} of {total} right on first try
                </span>
              </div>
              <svg aria-hidden="true" width="100%" height="8" className="mt-1.5 block text-accent">
                <rect width="100%" height="8" rx="2" className="fill-rule" />
                <rect
                  width={`${(100 * right) / total}%`}
                  height="8"
                  rx="2"
                  className="fill-current"
                />
              </svg>
            </div>
            {next === null ? (
              <span className="text-ink-muted text-sm">All tried</span>
            ) : (
              <ButtonLink
                to={`/question/${next}?topic=${slug}`}
                variant="secondary"
                aria-label={`Train ${name}`}
              >
                Train
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
