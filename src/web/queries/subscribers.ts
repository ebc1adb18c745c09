import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../lib/api-client.ts';

export const subscribersKey = ['subscribers'] as const;

/** How many there are, and what they bring. */
export function subscribersSummaryQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...subscribersKey, 'summary'],
    queryFn: () => api.call('GET /api/admin/subscriptions/summary'),
    refetchOnMount: 'always',
  });
}
