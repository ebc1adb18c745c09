import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../lib/api-client.ts';

const justNow = 10_000;

export function mailSettingQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['mail-setting'],
    queryFn: () => api.call('GET /api/user/notifications'),
    staleTime: justNow,
  });
}

/** The recipient of the discussion email with this unsubscribe link. */
export function mailRecipientQuery(api: ApiClient, token: string) {
  return queryOptions({
    queryKey: ['mail-recipient', token],
    queryFn: () => api.call('GET /api/unsubscribe', { query: { token } }),
  });
}
