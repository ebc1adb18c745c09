import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AdminSetting } from '#shared/contracts/setting.ts';
import { useApi } from '../../../lib/app-context.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { useToast } from '../../../lib/toast.ts';
import { adminSettingsQuery } from '../../../queries/admin-settings.ts';
import { useSessionCheck } from '../../../queries/session-changes.ts';
import { settingsQuery } from '../../../queries/settings.ts';

interface Changes {
  values: Record<string, string>;
  /** Named in the toast. */
  changed: readonly AdminSetting[];
}

/** Saves all changes, or none. */
export function useSaveSettings() {
  const api = useApi();
  const queries = useQueryClient();
  const notify = useToast();
  const checkSession = useSessionCheck();
  return useMutation({
    mutationFn: ({ values }: Changes) => api.call('PUT /api/admin/settings', { body: { values } }),
    onSuccess: (saved, { changed }) => {
      queries.setQueryData(adminSettingsQuery(api).queryKey, saved);
      // This page's own header and footer show settings, too.
      void queries.invalidateQueries(settingsQuery(api));
      notify({
        title: changed.length === 1 ? 'Setting updated' : 'Settings updated',
        description: namesOf(changed),
        tone: 'success',
      });
    },
    onError: (error) => {
      checkSession(error);
      const message = failureText(error, error.message);
      notify({ title: `Failed to update setting: ${message}`, tone: 'destructive' });
    },
  });
}

export function namesOf(settings: readonly AdminSetting[]): string {
  return settings.map(({ name }) => name).join(', ');
}
