import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { MetricPeriod } from '#shared/domain/admin-metrics.ts';
import type { ApiClient } from '../lib/api-client.ts';

export function adminMetricsQuery(api: ApiClient, days: MetricPeriod) {
  return queryOptions({
    queryKey: ['overview', days],
    queryFn: () => api.call('GET /api/admin/overview', { query: { days } }),
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  });
}
