import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../lib/api-client.ts';

export const mailsKey = ['mails'] as const;

/** Each fetch is an entry in the audit log, so changes to the list must not repeat it. */
export function openedMailQuery(api: ApiClient, id: number) {
  return queryOptions({
    queryKey: ['opened-mail', id],
    queryFn: () => api.call('GET /api/admin/mails/:id', { params: { id } }),
  });
}
