import { queryOptions } from '@tanstack/react-query';
import type { Mail } from '#shared/contracts/mail.ts';
import type { ApiClient } from '../../lib/api-client.ts';

const justNow = 10_000;
const watchEvery = 3000;

/** Kept up to date while a mail is on its way. */
export function mailsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['/api/admin/mails'],
    queryFn: () => api.get<Mail[]>('/api/admin/mails'),
    staleTime: justNow,
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === 'queued') ? watchEvery : false,
  });
}
