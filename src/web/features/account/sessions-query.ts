import { queryOptions } from '@tanstack/react-query';
import type { ActiveSession } from '#shared/contracts/account.ts';
import type { ApiClient } from '../../lib/api-client.ts';

/** Fresh enough for the page that has just come from the server, and for no other. */
const justNow = 10_000;

export function sessionsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['/api/user/sessions'],
    queryFn: () => api.get<ActiveSession[]>('/api/user/sessions'),
    staleTime: justNow,
  });
}
