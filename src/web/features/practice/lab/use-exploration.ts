import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { User } from '#shared/contracts/user.ts';
import { useApi } from '../../../lib/app-context.ts';
import { refreshAfterExploration } from '../../../queries/questions.ts';
import { useSessionCheck } from '../../../queries/session-changes.ts';

/** Opens the lab without an answer. The site remembers it for users, the browser for visitors. */
export function useExploration(questionId: number, user: User | null, onExplored: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  const checkSession = useSessionCheck();
  return useMutation({
    mutationFn: async () => {
      if (!user) return;
      await api.call('POST /api/questions/:id/exploration', { params: { id: questionId } });
      refreshAfterExploration(queries, api, questionId);
    },
    onSuccess: onExplored,
    onError: checkSession,
  });
}
