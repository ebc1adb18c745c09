import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AdminSetting } from '#shared/contracts/setting.ts';
import { useApi } from '../../../lib/app-context.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { useToast } from '../../../lib/toast.ts';
import { adminSettingsQuery } from '../../../queries/admin-settings.ts';
import { useNoteSessionEnd } from '../../../queries/session-changes.ts';
import { settingsQuery } from '../../../queries/settings.ts';

/** Saves a value; null resets the setting to its default. */
export function useSaveSetting(setting: AdminSetting) {
  const api = useApi();
  const queries = useQueryClient();
  const notify = useToast();
  const noteSessionEnd = useNoteSessionEnd();
  const params = { key: setting.key };
  return useMutation({
    mutationFn: (value: string | null) =>
      value === null
        ? api.call('DELETE /api/admin/settings/:key', { params })
        : api.call('PUT /api/admin/settings/:key', { params, body: { value } }),
    onSuccess: (saved) => {
      queries.setQueryData(adminSettingsQuery(api).queryKey, (all) =>
        all?.map((one) => (one.key === saved.key ? saved : one)),
      );
      // This page's own header and footer show settings, too.
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
