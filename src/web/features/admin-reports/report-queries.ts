import { queryOptions } from '@tanstack/react-query';
import type { ErrorReportDetail, ReportStatusCount } from '#shared/contracts/error-report.ts';
import type { ApiClient } from '../../lib/api-client.ts';

export const reportsPath = '/api/admin/error-reports';

export function reportQuery(api: ApiClient, id: number) {
  return queryOptions({
    queryKey: [`${reportsPath}/one`, id],
    queryFn: () => api.get<ErrorReportDetail>(`${reportsPath}/${id}`),
    refetchOnMount: 'always',
  });
}

export function statusesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [`${reportsPath}/statuses`],
    queryFn: () => api.get<ReportStatusCount[]>(`${reportsPath}/statuses`),
    refetchOnMount: 'always',
  });
}
