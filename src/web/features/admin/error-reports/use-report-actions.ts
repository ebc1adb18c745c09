import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ErrorReportDetail, NewReply } from '#shared/contracts/error-report.ts';
import { useApi } from '../../../lib/app-context.ts';
import { useToast } from '../../../lib/toast.ts';
import { adminInboxKey } from '../../../queries/admin-inbox.ts';
import {
  errorReportListKey,
  errorReportQuery,
  reportStatusesQuery,
} from '../../../queries/error-reports.ts';
import { useReportFailure } from '../../../queries/report-failure.ts';

interface ReportAction<Input> {
  send: (input: Input) => Promise<ErrorReportDetail>;
  done: { title: string; description?: string };
  failed: { title: string; fallback: string };
}

/** Sends a change, and caches the updated report that the server returns. */
function useReportAction<Input>({ send, done, failed }: ReportAction<Input>) {
  const api = useApi();
  const notify = useToast();
  const queries = useQueryClient();
  const reportFailure = useReportFailure();
  return useMutation({
    mutationFn: send,
    onSuccess: (report) => {
      queries.setQueryData(errorReportQuery(api, report.id).queryKey, report);
      notify({ ...done, tone: 'success' });
      // The list is behind the dialog, so don't wait for it.
      void queries.invalidateQueries({ queryKey: errorReportListKey });
      void queries.invalidateQueries(reportStatusesQuery(api));
      void queries.invalidateQueries({ queryKey: adminInboxKey });
    },
    onError: (error) => reportFailure(failed.title, error, failed.fallback),
  });
}

export function useSetStatus(id: number) {
  const api = useApi();
  return useReportAction({
    send: (status: string) =>
      api.call('PUT /api/admin/error-reports/:id', { params: { id }, body: { status } }),
    done: { title: 'Status updated' },
    failed: { title: 'Update failed', fallback: 'Failed to update status' },
  });
}

export function useReply(id: number) {
  const api = useApi();
  return useReportAction({
    send: (body: NewReply) =>
      api.call('POST /api/admin/error-reports/:id/replies', { params: { id }, body }),
    done: {
      title: 'Reply sent',
      description: 'The reporter will be notified on the site and by email.',
    },
    failed: { title: 'Failed to send reply', fallback: 'Please try again later.' },
  });
}
