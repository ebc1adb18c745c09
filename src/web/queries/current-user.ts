import {
  type Query,
  type QueryClient,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { User } from '#shared/contracts/user.ts';
import type { ApiClient } from '../lib/api-client.ts';
import { ApiError } from '../lib/api-error.ts';
import { useApi } from '../lib/app-context.ts';
import { resetLinkKey } from './reset-link.ts';
import { settingsKey } from './settings.ts';

export const currentUserKey = ['user'] as const;

/** Null for visitors. */
export function currentUserQuery(api: ApiClient) {
  return queryOptions({
    queryKey: currentUserKey,
    queryFn: () =>
      api.call('GET /api/user').catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 401) return null;
        throw error;
      }),
  });
}

export function useCurrentUser() {
  return useQuery(currentUserQuery(useApi()));
}

/** Sets the signed-in user, or null after a sign-out. */
export function useReplaceUser(): (user: User | null) => void {
  const api = useApi();
  const queries = useQueryClient();
  return (user) => {
    queries.setQueryData(currentUserQuery(api).queryKey, user);
    clearCache(queries);
  };
}

/** Everything else that is cached was fetched for the previous user. */
function clearCache(queries: QueryClient): void {
  const unaffected: unknown[] = [settingsKey[0], currentUserKey[0], resetLinkKey[0]];
  const predicate = ({ queryKey }: Query) => !unaffected.includes(queryKey[0]);
  queries.removeQueries({ predicate, type: 'inactive' });
  // After the page has rendered for the new user, so that only what it still shows is refetched.
  setTimeout(() => void queries.resetQueries({ predicate }));
}
