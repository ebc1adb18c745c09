import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../lib/api-client.ts';

export const auditKey = ['audit'] as const;

/** What the log can be filtered by. */
export function auditChoicesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...auditKey, 'choices'],
    queryFn: () => api.call('GET /api/admin/audit/choices'),
    refetchOnMount: 'always',
  });
}
