import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../lib/api-client.ts';
import { progressKey } from './progress.ts';

/** Refetched on every visit. */
export function practiceRecordQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...progressKey, 'record'],
    queryFn: () => api.call('GET /api/practice/record'),
    staleTime: 0,
  });
}

/** Null: overall. */
export function ratingHistoryQuery(api: ApiClient, category: string | null) {
  return queryOptions({
    queryKey: [...progressKey, 'rating history', category],
    queryFn: () =>
      api.call('GET /api/practice/rating-history', { query: { category: category ?? '' } }),
    staleTime: 0,
  });
}
