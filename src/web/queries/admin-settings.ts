import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../lib/api-client.ts';

/** Separate from `settings.ts`, which every page loads. */
export function adminSettingsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['admin-settings'],
    queryFn: () => api.call('GET /api/admin/settings'),
    refetchOnMount: 'always',
  });
}
