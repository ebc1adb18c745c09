import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/app-context.ts';
import { useIsLive } from '../../../lib/use-is-live.ts';
import { watchedWorkQuery } from '../../../queries/admin-work.ts';

/** What waits; undefined until it is known, and on the server. */
export function useWork() {
  const { data } = useQuery(watchedWorkQuery(useApi()));
  return useIsLive() ? data : undefined;
}
