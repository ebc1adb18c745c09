import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AdminUser } from '#shared/contracts/admin-user.ts';
import { useApi } from '../../../lib/app-context.ts';
import { useToast } from '../../../lib/toast.ts';
import { adminUsersKey } from '../../../queries/admin-users.ts';
import { useReportFailure } from '../../../queries/report-failure.ts';

export type AccountAction = 'grant' | 'revoke' | 'endSessions' | 'resetSecondFactor' | 'delete';

const toasts = {
  grant: { done: 'Admin rights granted', failed: 'Failed to update user' },
  revoke: { done: 'Admin rights revoked', failed: 'Failed to update user' },
  endSessions: { done: 'Sessions ended', failed: 'Failed to end the sessions' },
  resetSecondFactor: {
    done: 'Two-step sign-in reset',
    failed: 'Failed to reset two-step sign-in',
  },
  delete: { done: 'User deleted', failed: 'Failed to delete user' },
} as const;

/** Stays pending until the list is up to date. */
export function useAccountAction({ onSettled }: { onSettled: () => void }) {
  const api = useApi();
  const notify = useToast();
  const queries = useQueryClient();
  const reportFailure = useReportFailure();
  return useMutation({
    mutationFn: async ({ action, user: { id } }: { action: AccountAction; user: AdminUser }) => {
      const params = { id };
      if (action === 'delete') await api.call('DELETE /api/admin/users/:id', { params });
      else if (action === 'endSessions') {
        await api.call('DELETE /api/admin/users/:id/sessions', { params });
      } else if (action === 'resetSecondFactor') {
        await api.call('DELETE /api/admin/users/:id/second-factor', { params });
      } else {
        const body = { isAdmin: action === 'grant' };
        await api.call('PATCH /api/admin/users/:id', { params, body });
      }
    },
    onSuccess: (_, { action, user }) => {
      notify({ title: toasts[action].done, description: user.username, tone: 'success' });
    },
    onError: (error, { action }) => reportFailure(toasts[action].failed, error),
    // Also after a failure: another administrator may have changed the user first.
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: adminUsersKey });
      onSettled();
    },
  });
}
