import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../lib/api-client.ts';

/** The lists and the unread count. Invalidate it after a notification is read. */
export const notificationsKey = ['notifications'] as const;

const justNow = 10_000;
const everyMinute = 60_000;

export function notificationsQuery(api: ApiClient, page: number) {
  return queryOptions({
    queryKey: [...notificationsKey, 'list', page],
    queryFn: () => api.page('GET /api/notifications', { query: { page } }),
    staleTime: justNow,
    refetchInterval: everyMinute,
  });
}

/** Fetched only in the browser, while the tab is visible. */
export function unreadCountQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...notificationsKey, 'unread'],
    queryFn: () => api.call('GET /api/notifications/count'),
    staleTime: everyMinute,
    refetchInterval: everyMinute,
    refetchOnWindowFocus: true,
  });
}
