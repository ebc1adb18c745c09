import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../lib/api-client.ts';

const justNow = 10_000;

/** The user's authenticator app and recovery codes. */
export function twoStepQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['two-step'],
    queryFn: () => api.call('GET /api/user/two-step'),
    staleTime: justNow,
  });
}
