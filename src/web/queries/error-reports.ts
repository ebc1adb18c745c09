import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../lib/api-client.ts';

const errorReportsKey = ['error-reports'] as const;

/** The administrators' list. */
export const errorReportListKey = [...errorReportsKey, 'list'] as const;

const justNow = 10_000;

/** The user's own error reports: all of them, or the newest five. */
export function ownReportsQuery(api: ApiClient, { all }: { all: boolean }) {
  return queryOptions({
    queryKey: [...errorReportsKey, 'own', all],
    queryFn: () =>
      api.page('GET /api/user/error-reports', { query: all ? {} : { page: 1, pageSize: 5 } }),
    staleTime: justNow,
  });
}

export function errorReportQuery(api: ApiClient, id: number) {
  return queryOptions({
    queryKey: [...errorReportsKey, 'one', id],
    queryFn: () => api.call('GET /api/admin/error-reports/:id', { params: { id } }),
    refetchOnMount: 'always',
  });
}

export function reportStatusesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...errorReportsKey, 'statuses'],
    queryFn: () => api.call('GET /api/admin/error-reports/statuses'),
    refetchOnMount: 'always',
  });
}
