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

export function signInMailQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['sign-in-mail'],
    queryFn: () => api.call('GET /api/user/sign-in-mail'),
    staleTime: justNow,
  });
}

/** The recipient of the email with this unsubscribe link. */
export function mailRecipientQuery(api: ApiClient, token: string) {
  return queryOptions({
    queryKey: ['mail-recipient', token],
    queryFn: () => api.call('GET /api/unsubscribe', { query: { token } }),
  });
}
