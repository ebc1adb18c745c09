import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { OverviewPeriod } from '#shared/domain/overview.ts';
import type { ApiClient } from '../lib/api-client.ts';

export function overviewQuery(api: ApiClient, days: OverviewPeriod) {
  return queryOptions({
    queryKey: ['overview', days],
    queryFn: () => api.call('GET /api/admin/overview', { query: { days } }),
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  });
}
