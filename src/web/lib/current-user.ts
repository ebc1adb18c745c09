import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { User } from '#shared/contracts/user.ts';
import { type ApiClient, ApiError } from './api-client.ts';
import { useApi } from './app-context.ts';

/** Null means that nobody is signed in. */
export function currentUserQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['/api/user'],
    queryFn: () =>
      api.get<User>('/api/user').catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 401) return null;
        throw error;
      }),
  });
}

export function useCurrentUser() {
  return useQuery(currentUserQuery(useApi()));
}

export function useSignOut() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.post<null>('/api/logout'),
    onSuccess: () => {
      // Whatever was fetched was fetched for the person who has just left.
      queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== '/api/settings' });
      queries.setQueryData(currentUserQuery(api).queryKey, null);
    },
  });
}
