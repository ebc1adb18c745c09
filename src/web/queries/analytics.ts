import { queryOptions } from '@tanstack/react-query';
import type { CallName } from '#shared/contracts/calls.ts';
import type { DayRange } from '#shared/domain/days.ts';
import type { ApiClient } from '../lib/api-client.ts';

export type StatisticsName = Extract<CallName, `GET /api/analytics/${string}`>;

export function statisticsQuery<Name extends StatisticsName>(
  api: ApiClient,
  name: Name,
  range: DayRange,
) {
  return queryOptions({
    queryKey: ['analytics', name, range],
    queryFn: () => api.call(name, { query: range }),
    refetchOnMount: 'always',
  });
}
