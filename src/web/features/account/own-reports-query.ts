import { queryOptions } from '@tanstack/react-query';
import type { OwnErrorReport } from '#shared/contracts/error-report.ts';
import type { ApiClient } from '../../lib/api-client.ts';

const justNow = 10_000;
const path = '/api/user/error-reports';

/** The newest few, unless all are wanted. */
export function ownReportsQuery(api: ApiClient, { all }: { all: boolean }) {
  return queryOptions({
    queryKey: [path, all],
    queryFn: () => api.getPage<OwnErrorReport>(all ? path : `${path}?page=1&pageSize=5`),
    staleTime: justNow,
  });
}
