import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../lib/api-client.ts';
import { questionsKey } from './questions.ts';

const aMinute = 60_000;

/** Everything that matches a query. */
export function searchQuery(api: ApiClient, q: string) {
  return queryOptions({
    queryKey: [...questionsKey, 'search', q],
    queryFn: () => api.call('GET /api/search', { query: { q } }),
    staleTime: aMinute,
  });
}

/** Matches other than questions whose name contains the text. */
export function alsoFoundQuery(api: ApiClient, q: string) {
  return queryOptions({
    queryKey: [...questionsKey, 'also-found', q],
    queryFn: () => api.call('GET /api/search', { query: { q, besides: 'names' } }),
    staleTime: aMinute,
  });
}
