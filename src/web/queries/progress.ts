import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../lib/api-client.ts';
import { ApiError } from '../lib/api-error.ts';

export const progressKey = ['progress'] as const;

/** Asked anew whenever somebody looks. Null: the time zone is not known yet. */
export function progressQuery(api: ApiClient, timeZone: string | null) {
  return queryOptions({
    queryKey: [...progressKey, timeZone],
    queryFn: () => fetchProgress(api, timeZone ?? 'UTC'),
    enabled: timeZone !== null,
    staleTime: 0,
  });
}

/** A zone that is newer than the server's list, or none at all, is no reason to show nothing. */
async function fetchProgress(api: ApiClient, timeZone: string) {
  try {
    return await api.call('GET /api/progress', { query: { timeZone } });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 400)) throw error;
    return api.call('GET /api/progress', { query: { timeZone: 'UTC' } });
  }
}
