import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../lib/api-client.ts';

export const signupsKey = ['signups'] as const;

/** The recipient of the newsletter with this unsubscribe link. */
export function signupStateQuery(api: ApiClient, token: string) {
  return queryOptions({
    queryKey: [...signupsKey, 'state', token],
    queryFn: () => api.call('GET /api/newsletter/unsubscribe', { query: { token } }),
  });
}
