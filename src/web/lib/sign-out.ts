import { useMutation } from '@tanstack/react-query';
import { useApi } from './app-context.ts';
import { useReplaceUser } from './current-user.ts';

/** Apart from `current-user.ts`, which every page loads. */
export function useSignOut() {
  const api = useApi();
  const replaceUser = useReplaceUser();
  return useMutation({
    mutationFn: () => api.post<null>('/api/logout'),
    onSuccess: () => replaceUser(null),
  });
}
