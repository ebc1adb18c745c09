import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Notice, useToast } from '../../../lib/toast.ts';
import { useReportFailure } from '../../../queries/report-failure.ts';

interface SaveSettingOptions<Setting> {
  queryKey: QueryKey;
  save: (setting: Setting) => Promise<Setting>;
  /** The toast to show. */
  describe: (saved: Setting) => Notice;
}

/** Saves a setting as soon as it is changed. */
export function useSaveSetting<Setting>(options: SaveSettingOptions<Setting>) {
  const { queryKey, save, describe } = options;
  const notify = useToast();
  const queries = useQueryClient();
  const reportFailure = useReportFailure();
  return useMutation({
    mutationFn: save,
    onSuccess: (saved) => {
      queries.setQueryData(queryKey, saved);
      notify({ ...describe(saved), tone: 'success' });
    },
    onError: (error) => reportFailure('Failed to save your setting', error),
  });
}
