import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Card, CardAct } from '#shared/contracts/practice.ts';
import type { ApiClient } from '../lib/api-client.ts';
import { progressKey } from './progress.ts';
import { questionsKey } from './questions.ts';

/** Everything about reviews. Refetched on every visit: what is due changes with each answer. */
export const practiceKey = ['practice'] as const;

export function practiceQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...practiceKey, 'today'],
    queryFn: () => api.call('GET /api/practice'),
    staleTime: 0,
  });
}

export function dueCountQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...practiceKey, 'due'],
    queryFn: () => api.call('GET /api/practice/due'),
    staleTime: 0,
  });
}

export function reviewQueueQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...practiceKey, 'queue'],
    queryFn: () => api.call('GET /api/practice/queue'),
    staleTime: 0,
  });
}

export function mistakesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...practiceKey, 'mistakes'],
    queryFn: () => api.call('GET /api/practice/mistakes'),
    staleTime: 0,
    // A replay goes through those there were at its start.
    refetchOnMount: 'always',
  });
}

export function cardQuery(api: ApiClient, questionId: number) {
  return queryOptions({
    queryKey: [...practiceKey, 'cards', questionId],
    queryFn: () => api.call('GET /api/practice/cards/:id', { params: { id: questionId } }),
    staleTime: 0,
    gcTime: 0,
  });
}

export async function actOnCard(
  queries: QueryClient,
  api: ApiClient,
  questionId: number,
  body: CardAct,
): Promise<Card> {
  const card = await api.call('POST /api/practice/cards/:id', {
    params: { id: questionId },
    body,
  });
  queries.setQueryData(cardQuery(api, questionId).queryKey, card);
  return card;
}

/** After a review: the statuses and the progress may have changed too. */
export function refreshAfterReview(queries: QueryClient): void {
  for (const queryKey of [questionsKey, progressKey]) {
    void queries.invalidateQueries({ queryKey, refetchType: 'none' });
  }
}

export function practiceSettingsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...practiceKey, 'settings'],
    queryFn: () => api.call('GET /api/practice/settings'),
  });
}
