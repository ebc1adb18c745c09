import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../lib/api-client.ts';

/** Invalidate it after something is dealt with. */
export const adminWorkKey = ['admin-work'] as const;

const everyMinute = 60_000;
const everyFewSeconds = 5_000;

/** Fetched only in the browser, while the tab is visible. */
export function adminWorkQuery(api: ApiClient) {
  return queryOptions({
    queryKey: adminWorkKey,
    queryFn: () => api.call('GET /api/admin/work'),
    staleTime: everyFewSeconds,
    refetchInterval: everyMinute,
    refetchOnWindowFocus: true,
  });
}

/** The same for the admin area, where new work shows up at once. */
export function watchedWorkQuery(api: ApiClient) {
  return { ...adminWorkQuery(api), refetchInterval: everyFewSeconds };
}

export function workMailQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['work-mail'],
    queryFn: () => api.call('GET /api/admin/work/mail'),
  });
}
