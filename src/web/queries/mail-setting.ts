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

/** Whom the link of a mail about discussions was sent to. */
export function mailRecipientQuery(api: ApiClient, token: string) {
  return queryOptions({
    queryKey: ['mail-recipient', token],
    queryFn: () => api.call('GET /api/unsubscribe', { query: { token } }),
  });
}
