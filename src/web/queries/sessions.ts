import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../lib/api-client.ts';

/** Fresh enough for the page that has just come from the server, and for no other. */
const justNow = 10_000;

/** Where the reader is signed in. */
export function sessionsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['sessions'],
    queryFn: () => api.call('GET /api/user/sessions'),
    staleTime: justNow,
  });
}
