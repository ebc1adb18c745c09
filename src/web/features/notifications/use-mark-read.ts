import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/app-context.ts';
import { notificationsKey, unreadCountQuery } from '../../lib/unread-notifications.ts';

/** All of them where no ids are given. */
export function useMarkRead({ onError }: { onError?: (error: Error) => void } = {}) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ids: number[] | undefined) =>
      api.post<null>('/api/notifications/read', ids ? { ids } : {}),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: [notificationsKey] }),
        queries.invalidateQueries(unreadCountQuery(api)),
      ]),
    ...(onError && { onError }),
  });
}
