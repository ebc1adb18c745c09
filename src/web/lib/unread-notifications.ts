import { queryOptions } from '@tanstack/react-query';
import type { UnreadCount } from '#shared/contracts/notification.ts';
import type { ApiClient } from './api-client.ts';

const everyMinute = 60_000;

/** Of every page of their list. */
export const notificationsKey = '/api/notifications';

/** Asked for by the browser alone, and while somebody looks at the page. */
export function unreadCountQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['/api/notifications/count'],
    queryFn: () => api.get<UnreadCount>('/api/notifications/count'),
    staleTime: everyMinute,
    refetchInterval: everyMinute,
    refetchOnWindowFocus: true,
  });
}
