import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../lib/api-client.ts';

/** What the content security policy blocked. */
export function cspReportsQuery(api: ApiClient, page: number) {
  return queryOptions({
    queryKey: ['csp-reports', page],
    queryFn: () => api.page('GET /api/admin/csp-reports', { query: { page } }),
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  });
}
