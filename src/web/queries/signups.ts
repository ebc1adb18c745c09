import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../lib/api-client.ts';

export const signupsKey = ['signups'] as const;

/** Whom the link of a newsletter was sent to. */
export function signupStateQuery(api: ApiClient, token: string) {
  return queryOptions({
    queryKey: [...signupsKey, 'state', token],
    queryFn: () => api.call('GET /api/newsletter/unsubscribe', { query: { token } }),
  });
}
