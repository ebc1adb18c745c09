import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../lib/api-client.ts';

/** The number of questions in each category. Separate: the landing page needs nothing else. */
export function categoryCountsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['category-counts'],
    queryFn: async () => (await api.call('GET /api/questions/facets')).categories,
  });
}
