import { queryOptions } from '@tanstack/react-query';
import type { CommentReport } from '#shared/contracts/comment-report.ts';
import { pageSize } from '#shared/domain/pagination.ts';
import type { ApiClient } from '../lib/api-client.ts';

/** All lists of comment reports: a decision moves a report from one to another. */
export const commentReportsKey = ['comment-reports'] as const;

const justNow = 10_000;

interface ReportsPage {
  status: CommentReport['status'];
  /** Starts at 1. */
  page: number;
  order?: 'oldest';
}

export function commentReportsQuery(api: ApiClient, { status, page, order }: ReportsPage) {
  return queryOptions({
    queryKey: [...commentReportsKey, status, page, order],
    queryFn: () =>
      api.page('GET /api/admin/comment-reports', {
        query: { status, page, pageSize, ...(order && { order }) },
      }),
    staleTime: justNow,
  });
}
