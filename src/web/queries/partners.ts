import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../lib/api-client.ts';

export const partnersKey = ['partners'] as const;

export function partnerQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...partnersKey, 'overview'],
    queryFn: () => api.call('GET /api/partner'),
  });
}

export function blocksQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...partnersKey, 'blocks'],
    queryFn: () => api.call('GET /api/blocks'),
  });
}
