import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../lib/api-client.ts';

/** Long enough to hydrate without a second request. */
const justNow = 10_000;

/** The user's active sessions. */
export function sessionsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['sessions'],
    queryFn: () => api.call('GET /api/user/sessions'),
    staleTime: justNow,
  });
}
