import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/app-context.ts';
import { useIsLive } from '../../../lib/use-is-live.ts';
import { watchedInboxQuery } from '../../../queries/admin-inbox.ts';

/** What is waiting; undefined until it has loaded, and on the server. */
export function useInbox() {
  const { data } = useQuery(watchedInboxQuery(useApi()));
  return useIsLive() ? data : undefined;
}
