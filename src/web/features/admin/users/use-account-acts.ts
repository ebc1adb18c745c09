import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AdminUser } from '#shared/contracts/admin-user.ts';
import { useApi } from '../../../lib/app-context.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { useToast } from '../../../lib/toast.ts';
import { adminUsersKey } from '../../../queries/admin-users.ts';
import { useNoteSessionEnd } from '../../../queries/session-news.ts';

export type AccountAct = 'grant' | 'revoke' | 'delete';

const told = {
  grant: { done: 'Admin rights granted', failed: 'Failed to update user' },
  revoke: { done: 'Admin rights revoked', failed: 'Failed to update user' },
  delete: { done: 'User deleted', failed: 'Failed to delete user' },
} as const;

/** Is under way until the list is up to date again; afterward, whether it worked or not, ends. */
export function useAccountAct({ onEnd }: { onEnd: () => void }) {
  const api = useApi();
  const notify = useToast();
  const queries = useQueryClient();
  const noteSessionEnd = useNoteSessionEnd();
  return useMutation({
    mutationFn: ({ act, user: { id } }: { act: AccountAct; user: AdminUser }) =>
      act === 'delete'
        ? api.call('DELETE /api/admin/users/:id', { params: { id } })
        : api.call('PATCH /api/admin/users/:id', {
            params: { id },
            body: { isAdmin: act === 'grant' },
          }),
    onSuccess: (_, { act, user }) => {
      notify({ title: told[act].done, description: user.username, tone: 'success' });
    },
    onError: (error, { act }) => {
      noteSessionEnd(error);
      notify({
        title: told[act].failed,
        description: failureText(error, 'Please try again later.'),
        tone: 'destructive',
      });
    },
    // What failed may have failed because somebody else was there first.
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: adminUsersKey });
      onEnd();
    },
  });
}
