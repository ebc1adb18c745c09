import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { User } from '#shared/contracts/user.ts';
import { ApiError } from '../lib/api-error.ts';
import { useApi } from '../lib/app-context.ts';
import { currentUserKey, currentUserQuery, useReplaceUser } from './current-user.ts';

/** Separate from `current-user.ts`, which every page loads. */

/** For screens that wait for something outside the tab, such as a click in an email. */
export function useWatchedUser() {
  return useQuery({
    ...currentUserQuery(useApi()),
    refetchOnWindowFocus: ({ state }) => (state.data ? 'always' : false),
  });
}

/** Updates the signed-in user without clearing the cache. */
export function useUpdateUser(): (user: User) => void {
  const api = useApi();
  const queries = useQueryClient();
  return (user) => {
    queries.setQueryData(currentUserQuery(api).queryKey, user);
  };
}

/** For failed calls: a 401 means that the session has ended, which signs out the whole page. */
export function useSessionCheck(): (error: Error) => void {
  const queries = useQueryClient();
  const replaceUser = useReplaceUser();
  return (error) => {
    // Visitors have no session to end, and their page would reload over and over.
    const isVisitor = queries.getQueryData(currentUserKey) === null;
    if (error instanceof ApiError && error.status === 401 && !isVisitor) replaceUser(null);
  };
}

/** The same for the error of a query. */
export function useSessionCheckOf(error: Error | null): void {
  const checkSession = useSessionCheck();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each error counts once
  useEffect(() => {
    if (error) checkSession(error);
  }, [error]);
}
