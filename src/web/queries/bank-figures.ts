import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../lib/api-client.ts';

/** What the bank holds, in numbers. */
export function bankFiguresQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['bank-figures'],
    queryFn: async () => {
      const facets = await api.call('GET /api/questions/facets');
      const { total, categories, computed, simulations, premium } = facets;
      return { total, categories, computed, simulations, premium };
    },
  });
}
