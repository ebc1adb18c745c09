import { queryOptions } from '@tanstack/react-query';
import type { Progress } from '#shared/contracts/progress.ts';
import type { ApiClient } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';

/** Asked anew whenever somebody looks. Null: the time zone is not known yet. */
export function progressQuery(api: ApiClient, timeZone: string | null) {
  return queryOptions({
    queryKey: ['/api/progress', timeZone],
    queryFn: () => fetchProgress(api, timeZone ?? 'UTC'),
    enabled: timeZone !== null,
    staleTime: 0,
  });
}

/** A zone that is newer than the server's list, or none at all, is no reason to show nothing. */
function fetchProgress(api: ApiClient, timeZone: string): Promise<Progress> {
  return api
    .get<Progress>(`/api/progress?${new URLSearchParams({ timeZone })}`)
    .catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 400) return api.get('/api/progress');
      throw error;
    });
}
