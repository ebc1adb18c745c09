import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../lib/api-client.ts';

/** How many questions each category has. On its own: the landing page loads no more than this. */
export function categoryCountsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['category-counts'],
    queryFn: async () => (await api.call('GET /api/questions/facets')).categories,
  });
}
