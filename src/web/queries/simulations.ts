import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../lib/api-client.ts';

/** Fetched when the lab is opened, and not cached once it is closed. */
export function simulationQuery(api: ApiClient, questionId: number) {
  return queryOptions({
    queryKey: ['simulations', questionId],
    queryFn: () => api.call('GET /api/questions/:id/simulation', { params: { id: questionId } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
