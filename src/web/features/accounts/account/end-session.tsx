import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ActiveSession } from '#shared/contracts/account.ts';
import { Button } from '../../../components/ui/button.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { useToast } from '../../../lib/toast.ts';
import { useReportFailure } from '../../../queries/report-failure.ts';
import { sessionsQuery } from '../../../queries/sessions.ts';

export function EndSession({ session: { id, device } }: { session: ActiveSession }) {
  const api = useApi();
  const notify = useToast();
  const queries = useQueryClient();
  const reportFailure = useReportFailure();
  const end = useMutation({
    mutationFn: () => api.call('DELETE /api/user/sessions/:id', { params: { id } }),
    onSuccess: () => notify({ title: 'Session ended', description: device, tone: 'success' }),
    onError: (error) => reportFailure('Failed to end the session', error),
    // Also after a failure: the session may have ended elsewhere.
    onSettled: () => queries.invalidateQueries(sessionsQuery(api)),
  });
  return (
    <Button
      variant="secondary"
      aria-label={`End session on ${device}`}
      disabled={end.isPending}
      onClick={() => end.mutate()}
    >
      End session
    </Button>
  );
}
