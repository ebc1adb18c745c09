import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../lib/api-client.ts';

/** Their lists and how many are unread, for whoever reads some. */
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

/** Asked for by the browser alone, and while somebody looks at the page. */
export function unreadCountQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...notificationsKey, 'unread'],
    queryFn: () => api.call('GET /api/notifications/count'),
    staleTime: everyMinute,
    refetchInterval: everyMinute,
    refetchOnWindowFocus: true,
  });
}
