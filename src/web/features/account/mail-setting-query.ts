import { queryOptions } from '@tanstack/react-query';
import type { MailSetting } from '#shared/contracts/notification.ts';
import type { ApiClient } from '../../lib/api-client.ts';

const justNow = 10_000;

export function mailSettingQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['/api/user/notifications'],
    queryFn: () => api.get<MailSetting>('/api/user/notifications'),
    staleTime: justNow,
  });
}
