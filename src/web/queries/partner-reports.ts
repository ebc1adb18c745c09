import { queryOptions } from '@tanstack/react-query';
import type { PartnerReport } from '#shared/contracts/partner-report.ts';
import { pageSize } from '#shared/domain/pagination.ts';
import type { ApiClient } from '../lib/api-client.ts';

/** All lists of reported partners: resolving a report moves it from one to another. */
export const partnerReportsKey = ['partner-reports'] as const;

const justNow = 10_000;

interface ReportsPage {
  status: PartnerReport['status'];
  /** Starts at 1. */
  page: number;
  order?: 'oldest';
}

export function partnerReportsQuery(api: ApiClient, { status, page, order }: ReportsPage) {
  return queryOptions({
    queryKey: [...partnerReportsKey, status, page, order],
    queryFn: () =>
      api.page('GET /api/admin/partner-reports', {
        query: { status, page, pageSize, ...(order && { order }) },
      }),
    staleTime: justNow,
  });
}
