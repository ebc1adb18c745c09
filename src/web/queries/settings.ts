import { queryOptions, useQuery } from '@tanstack/react-query';
import {
  type PublicSettings,
  publicSettingDefaults,
  toPublicSettings,
} from '#shared/domain/settings.ts';
import type { ApiClient } from '../lib/api-client.ts';
import { useApi } from '../lib/app-context.ts';

export const settingsKey = ['settings'] as const;

const fiveMinutes = 5 * 60_000;

export function settingsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: settingsKey,
    queryFn: () => api.call('GET /api/settings').then(toPublicSettings),
    staleTime: fiveMinutes,
  });
}

/** The site's settings, or the defaults if they cannot be fetched. */
export function useSettings(): PublicSettings {
  return useQuery(settingsQuery(useApi())).data ?? publicSettingDefaults;
}
