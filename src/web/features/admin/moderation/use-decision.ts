import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReportDecision, ReportedComment } from '#shared/contracts/comment-report.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { useApi } from '../../../lib/app-context.ts';
import { useToast } from '../../../lib/toast.ts';
import { adminInboxKey } from '../../../queries/admin-inbox.ts';
import { commentReportsKey } from '../../../queries/comment-reports.ts';
import { threadKey } from '../../../queries/discussions.ts';
import { useSessionCheck } from '../../../queries/session-changes.ts';

interface DecisionOutcome {
  /** Also called when another administrator has decided. */
  onDecided: () => void;
  /** Absent in dialogs, which would cover a toast and show the error themselves. */
  onFailure?: (error: Error) => void;
}

/** Pending until the list is up to date again. */
export function useDecision({ id }: ReportedComment, { onDecided, onFailure }: DecisionOutcome) {
  const api = useApi();
  const notify = useToast();
  const queries = useQueryClient();
  const checkSession = useSessionCheck();

  async function finish(): Promise<void> {
    void queries.invalidateQueries({ queryKey: adminInboxKey });
    await queries.invalidateQueries({ queryKey: commentReportsKey });
    onDecided();
  }

  return useMutation({
    mutationFn: (decision: ReportDecision) =>
      api.call('PUT /api/admin/comment-reports/:id', { params: { id }, body: decision }),
    onSuccess: async ({ status, discussion }) => {
      await queries.invalidateQueries({ queryKey: threadKey(discussion.id) });
      await finish();
      notify({
        title: status === 'upheld' ? 'Report upheld' : 'Report dismissed',
        ...toasts[status],
      });
    },
    onError: async (error) => {
      checkSession(error);
      const isDecided = error instanceof ApiError && error.code === 'ALREADY_DECIDED';
      if (!isDecided) return onFailure?.(error);
      await finish();
      notify({
        title: 'Already decided',
        description: 'Another administrator has already decided on this report.',
      });
    },
  });
}

const toasts = {
  open: {},
  upheld: { description: 'The comment is deleted.', tone: 'success' },
  dismissed: { description: 'The comment stays.', tone: 'success' },
} as const;
