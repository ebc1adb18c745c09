import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { AdminSetting } from '#shared/contracts/setting.ts';
import type { ApiClient } from '../../lib/api-client.ts';
import { useApi } from '../../lib/app-context.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useNoteSessionEnd } from '../../lib/session-news.ts';
import { settingsQuery } from '../../lib/site-settings.ts';
import { useToast } from '../../lib/toast.ts';

export function adminSettingsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['/api/admin/settings'],
    queryFn: () => api.get<AdminSetting[]>('/api/admin/settings'),
    refetchOnMount: 'always',
  });
}

/** Saves a value; null sets the setting back to its default. */
export function useSaveSetting(setting: AdminSetting) {
  const api = useApi();
  const queries = useQueryClient();
  const notify = useToast();
  const noteSessionEnd = useNoteSessionEnd();
  const path = `/api/admin/settings/${setting.key}`;
  return useMutation({
    mutationFn: (value: string | null) =>
      value === null ? api.delete<AdminSetting>(path) : api.put<AdminSetting>(path, { value }),
    onSuccess: (saved) => {
      queries.setQueryData(adminSettingsQuery(api).queryKey, (all) =>
        all?.map((one) => (one.key === saved.key ? saved : one)),
      );
      // The header and footer of this page show it, too.
      void queries.invalidateQueries(settingsQuery(api));
      notify({ title: 'Setting updated', description: setting.name, tone: 'success' });
    },
    onError: (error) => {
      noteSessionEnd(error);
      const message = failureText(error, error.message);
      notify({ title: `Failed to update setting: ${message}`, tone: 'destructive' });
    },
  });
}
