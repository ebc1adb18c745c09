import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../lib/api-client.ts';

/** Invalidate it after something is dealt with. */
export const adminInboxKey = ['admin-work'] as const;

const everyMinute = 60_000;
const everyFewSeconds = 5_000;

/** Fetched only in the browser, while the tab is visible. */
export function adminInboxQuery(api: ApiClient) {
  return queryOptions({
    queryKey: adminInboxKey,
    queryFn: () => api.call('GET /api/admin/work'),
    staleTime: everyFewSeconds,
    refetchInterval: everyMinute,
    refetchOnWindowFocus: true,
  });
}

/** The same for the admin area, where new work shows up at once. */
export function watchedInboxQuery(api: ApiClient) {
  return { ...adminInboxQuery(api), refetchInterval: everyFewSeconds };
}

export function inboxMailQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['work-mail'],
    queryFn: () => api.call('GET /api/admin/work/mail'),
  });
}
