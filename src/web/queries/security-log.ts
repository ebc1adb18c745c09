import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../lib/api-client.ts';

const securityLogKey = ['security-log'] as const;

/** The administrators' list. */
export const securityListKey = [...securityLogKey, 'list'] as const;

export const ownSecurityPageSize = 10;

/** What happened to the user's own account. */
export function ownSecurityQuery(api: ApiClient, page: number) {
  return queryOptions({
    queryKey: [...securityLogKey, 'own', page],
    queryFn: () =>
      api.page('GET /api/user/security-log', { query: { page, pageSize: ownSecurityPageSize } }),
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  });
}
