import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/app-context.ts';
import { notificationsKey } from '../../../queries/notifications.ts';

/** Marks the given notifications as read, or all of them without ids. */
export function useMarkRead({ onError }: { onError?: (error: Error) => void } = {}) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ids: number[] | undefined) =>
      api.call('POST /api/notifications/read', { body: ids ? { ids } : {} }),
    onSuccess: () => queries.invalidateQueries({ queryKey: notificationsKey }),
    ...(onError && { onError }),
  });
}
