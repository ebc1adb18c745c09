import type { ReviewQueue } from '#shared/contracts/practice.ts';
import { countOf } from '#shared/domain/count-of.ts';
import { daysAhead } from '#shared/domain/reviews.ts';
import { dayName } from './day-name.ts';

/** How many questions come back on each day. */
export function UpcomingReviews({ days }: { days: ReviewQueue['upcoming'] }) {
  if (days.length === 0) return null;
  const most = Math.max(...days.map(({ count }) => count));
  return (
    <section className="min-w-0 border-rule border-t pt-6">
      <h2 className="mb-4 text-xl">The next {daysAhead} days</h2>
      <ul className="space-y-2">
        {days.map(({ date, count }) => (
          <li key={date} className="grid grid-cols-[6rem_1fr_6rem] items-center gap-x-3 text-sm">
            <span className="first-letter:uppercase">{dayName(date)}</span>
            <svg aria-hidden="true" width="100%" height="8" className="block text-accent">
              <rect width={`${(100 * count) / most}%`} height="8" rx="2" className="fill-current" />
            </svg>
            <span className="text-ink-muted tabular-nums">{countOf(count, 'question')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
