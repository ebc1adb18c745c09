import { useSyncExternalStore } from 'react';
import { useRenderedAt } from '../../lib/hydration-state.tsx';
import { absoluteTime, relativeTime } from '../../lib/relative-time.ts';
import { readClock, watchClock } from '../../lib/relative-time-clock.ts';

/**
 * "5 minutes ago", updated every minute. Hydration uses the server's render time, and re-renders
 * only what is out of date.
 */
export function RelativeTime({ value }: { value: string }) {
  const renderedAt = useRenderedAt();
  const then = Date.parse(value);
  const text = useSyncExternalStore(
    watchClock,
    () => relativeTime(then, readClock()),
    () => relativeTime(then, renderedAt),
  );
  return (
    <time dateTime={value} title={absoluteTime(then)} className="whitespace-nowrap">
      {text}
    </time>
  );
}
