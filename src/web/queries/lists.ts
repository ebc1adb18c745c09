import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../lib/api-client.ts';
import { useApi } from '../lib/app-context.ts';
import { questionsKey } from './questions.ts';

/** Under `questionsKey`: the progress on a list changes with statuses. */
const listsKey = [...questionsKey, 'lists'] as const;

const aMinute = 60_000;
/** Long enough to hydrate without a second request. */
const aMoment = 5_000;

export function ownListsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...listsKey, 'own'],
    queryFn: () => api.call('GET /api/lists'),
    staleTime: aMinute,
  });
}

export function ownListQuery(api: ApiClient, id: number) {
  return queryOptions({
    queryKey: [...listsKey, id],
    queryFn: () => api.call('GET /api/lists/:id', { params: { id } }),
    staleTime: aMinute,
  });
}

export function sharedListQuery(api: ApiClient, token: string) {
  return queryOptions({
    queryKey: [...listsKey, 'shared', token],
    queryFn: () => api.call('GET /api/shared-list', { query: { token } }),
    staleTime: aMoment,
  });
}

export function listChoicesQuery(api: ApiClient, questionId: number) {
  return queryOptions({
    queryKey: [...listsKey, 'choices', questionId],
    queryFn: () => api.call('GET /api/questions/:id/lists', { params: { id: questionId } }),
  });
}

/** For a set of questions whose URL names one of the user's lists. */
export function useListName(id: number | null): string | undefined {
  const { data } = useQuery({ ...ownListsQuery(useApi()), enabled: id !== null });
  return data?.find((list) => list.id === id)?.name;
}

/** After a change to a list, which also affects the question list and the neighbors in it. */
export async function refreshLists(queries: QueryClient): Promise<void> {
  void queries.invalidateQueries({ queryKey: questionsKey, refetchType: 'none' });
  await queries.invalidateQueries({ queryKey: listsKey });
}
