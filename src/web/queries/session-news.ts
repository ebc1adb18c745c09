import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { User } from '#shared/contracts/user.ts';
import { ApiError } from '../lib/api-error.ts';
import { useApi } from '../lib/app-context.ts';
import { currentUserQuery, useReplaceUser } from './current-user.ts';

/** Apart from `current-user.ts`, which every page loads. */

/** For screens on which somebody waits for something that happens elsewhere, such as in a mail. */
export function useWatchedUser() {
  return useQuery({
    ...currentUserQuery(useApi()),
    refetchOnWindowFocus: ({ state }) => (state.data ? 'always' : false),
  });
}

/** Tells the page about a change to the person who is signed in and stays so. */
export function useUpdateUser(): (user: User) => void {
  const api = useApi();
  const queries = useQueryClient();
  return (user) => {
    queries.setQueryData(currentUserQuery(api).queryKey, user);
  };
}

/** For failed calls: a session that has ended meanwhile is news for the whole page. */
export function useNoteSessionEnd(): (error: Error) => void {
  const replaceUser = useReplaceUser();
  return (error) => {
    if (error instanceof ApiError && error.status === 401) replaceUser(null);
  };
}

/** The same for a query, whose error stands there for as long as it shows. */
export function useNoteSessionEndOf(error: Error | null): void {
  const noteSessionEnd = useNoteSessionEnd();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each error is news once
  useEffect(() => {
    if (error) noteSessionEnd(error);
  }, [error]);
}
