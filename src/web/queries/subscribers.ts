import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../lib/api-client.ts';

export const subscribersKey = ['subscribers'] as const;

/** The number of subscribers and their revenue. */
export function subscribersSummaryQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...subscribersKey, 'summary'],
    queryFn: () => api.call('GET /api/admin/subscriptions/summary'),
    refetchOnMount: 'always',
  });
}
