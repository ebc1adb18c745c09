import { useSyncExternalStore } from 'react';
import { useRenderedAt } from '../../lib/handover.tsx';
import { absoluteTime, relativeTime } from '../../lib/relative-time.ts';
import { readClock, watchClock } from '../../lib/relative-time-clock.ts';

/** "5 minutes ago", updated every minute. Hydration uses the server's render time. */
export function RelativeTime({ value }: { value: string }) {
  const renderedAt = useRenderedAt();
  const now = useSyncExternalStore(watchClock, readClock, () => renderedAt);
  const then = Date.parse(value);
  return (
    <time dateTime={value} title={absoluteTime(then)} className="whitespace-nowrap">
      {relativeTime(then, now)}
    </time>
  );
}
