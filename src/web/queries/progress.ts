import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../lib/api-client.ts';
import { ApiError } from '../lib/api-error.ts';

export const progressKey = ['progress'] as const;

/** Refetched on every visit. Null: the time zone is not known yet. */
export function progressQuery(api: ApiClient, timeZone: string | null) {
  return queryOptions({
    queryKey: [...progressKey, timeZone],
    queryFn: () => fetchProgress(api, timeZone ?? 'UTC'),
    enabled: timeZone !== null,
    staleTime: 0,
  });
}

/** Falls back to UTC if the server does not know the time zone. */
async function fetchProgress(api: ApiClient, timeZone: string) {
  try {
    return await api.call('GET /api/progress', { query: { timeZone } });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 400)) throw error;
    return api.call('GET /api/progress', { query: { timeZone: 'UTC' } });
  }
}
