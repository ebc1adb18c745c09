import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../lib/api-client.ts';

export const auditKey = ['audit'] as const;

/** The filter options of the log. */
export function auditChoicesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...auditKey, 'choices'],
    queryFn: () => api.call('GET /api/admin/audit/choices'),
    refetchOnMount: 'always',
  });
}
