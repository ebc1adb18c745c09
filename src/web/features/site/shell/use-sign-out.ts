import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../lib/app-context.ts';
import { useReplaceUser } from '../../../queries/current-user.ts';

export function useSignOut() {
  const api = useApi();
  const replaceUser = useReplaceUser();
  return useMutation({
    mutationFn: () => api.call('POST /api/logout'),
    onSuccess: () => replaceUser(null),
  });
}
