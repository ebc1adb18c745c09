import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../lib/api-client.ts';

export const resetLinkKey = ['reset-link'] as const;

/** What a password reset link can do. Checking does not use it up. */
export function resetLinkQuery(api: ApiClient, token: string) {
  return queryOptions({
    queryKey: [...resetLinkKey, token],
    queryFn: () => api.call('POST /api/reset-password/check', { body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
