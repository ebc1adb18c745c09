import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PartnerReport } from '#shared/contracts/partner-report.ts';
import { goneName } from '#shared/domain/meetings.ts';
import { Button } from '../../../components/ui/button.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { useApi } from '../../../lib/app-context.ts';
import { useToast } from '../../../lib/toast.ts';
import { adminInboxKey } from '../../../queries/admin-inbox.ts';
import { partnerReportsKey } from '../../../queries/partner-reports.ts';
import { useReportFailure } from '../../../queries/report-failure.ts';

interface ResolveButtonProps {
  report: PartnerReport;
  /** Also called when another administrator was faster. */
  onDecided: () => void;
}

export function ResolveButton({ report: { id, reported }, onDecided }: ResolveButtonProps) {
  const api = useApi();
  const notify = useToast();
  const queries = useQueryClient();
  const reportFailure = useReportFailure();

  async function finish(): Promise<void> {
    void queries.invalidateQueries({ queryKey: adminInboxKey });
    await queries.invalidateQueries({ queryKey: partnerReportsKey });
    onDecided();
  }

  const resolving = useMutation({
    mutationFn: () =>
      api.call('PUT /api/admin/partner-reports/:id', {
        params: { id },
        body: { status: 'resolved' },
      }),
    onSuccess: async () => {
      await finish();
      notify({ title: 'Report resolved', tone: 'success' });
    },
    onError: async (error) => {
      const isDecided = error instanceof ApiError && error.code === 'ALREADY_DECIDED';
      if (!isDecided) return reportFailure('Failed to resolve report', error);
      await finish();
      notify({
        title: 'Already resolved',
        description: 'Another administrator has already resolved this report.',
      });
    },
  });

  return (
    <Button variant="secondary" disabled={resolving.isPending} onClick={() => resolving.mutate()}>
      Resolve<span className="sr-only"> the report of {reported?.username ?? goneName}</span>
    </Button>
  );
}
