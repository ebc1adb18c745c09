import { queryOptions } from '@tanstack/react-query';
import type { Notification } from '#shared/contracts/notification.ts';
import type { ApiClient } from '../../lib/api-client.ts';
import { notificationsKey } from '../../lib/unread-notifications.ts';

const justNow = 10_000;
const everyMinute = 60_000;

export function notificationsQuery(api: ApiClient, page: number) {
  return queryOptions({
    queryKey: [notificationsKey, page],
    queryFn: () => api.getPage<Notification>(`${notificationsKey}?page=${page}`),
    staleTime: justNow,
    refetchInterval: everyMinute,
  });
}

/** The page that an address asks for; the first, where it makes no sense. */
export function pageOf(search: URLSearchParams): number {
  const page = search.get('page') ?? '';
  return /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1;
}
