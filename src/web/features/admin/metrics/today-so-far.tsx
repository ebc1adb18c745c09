import { Link } from 'react-router';
import type { AdminMetrics } from '#shared/contracts/admin-metrics.ts';
import { analyticsLink } from './figures.ts';

/** Leads to the same days and today, which the figures leave out. */
export function TodaySoFar({ metrics: { now, today } }: { metrics: AdminMetrics }) {
  const { visits } = today;
  const subject =
    visits === 0
      ? 'Today so far is in'
      : `Today’s ${visits.toLocaleString('en-US')} ${visits === 1 ? 'visit is' : 'visits are'} in`;
  return (
    <>
      {subject}{' '}
      <Link
        to={analyticsLink({ start: now.start, end: today.date }, 'daily-visits')}
        className="underline"
      >
        Analytics
      </Link>
      .
    </>
  );
}
