import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../lib/api-client.ts';

export const keptExportsKey = ['kept-exports'] as const;

export function keptExportsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: keptExportsKey,
    queryFn: () => api.page('GET /api/admin/kept-exports', { query: { page: 1 } }),
    refetchOnMount: 'always',
  });
}

/** The progress of an import. */
export function importRunQuery(api: ApiClient, key: string) {
  return queryOptions({
    queryKey: ['imports', key],
    queryFn: () => api.call('GET /api/admin/imports/:key', { params: { key } }),
    gcTime: 0,
  });
}
