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
import { settingsKey } from './settings.ts';

export const currentUserKey = ['user'] as const;

/** Null means that nobody is signed in. */
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

/** Tells the page who is signed in from now on, or that nobody is. */
export function useReplaceUser(): (user: User | null) => void {
  const api = useApi();
  const queries = useQueryClient();
  return (user) => {
    queries.setQueryData(currentUserQuery(api).queryKey, user);
    forgetWhatWasFetched(queries);
  };
}

/** Whatever was fetched was fetched for the person who was there before. */
function forgetWhatWasFetched(queries: QueryClient): void {
  const kept: unknown[] = [settingsKey[0], currentUserKey[0]];
  const predicate = ({ queryKey }: Query) => !kept.includes(queryKey[0]);
  queries.removeQueries({ predicate, type: 'inactive' });
  // Once the page shows who is there now: what it still needs is asked for anew, and what it no
  // longer shows is not.
  setTimeout(() => void queries.resetQueries({ predicate }));
}
