import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { AdminQuestion } from '#shared/contracts/admin-question.ts';
import type { QuestionSetQuery } from '#shared/contracts/question.ts';
import type { QuestionStatus } from '#shared/domain/question-status.ts';
import type { ApiClient } from '../lib/api-client.ts';
import { currentUserQuery } from './current-user.ts';
import { progressKey } from './progress.ts';

/** Everything that depends on questions. Invalidate it after a change. */
export const questionsKey = ['questions'] as const;

/** Not under `questionsKey`: hints and follow-ups do not change with statuses. */
export const hintsKey = ['hints'] as const;

const aMinute = 60_000;

export function questionQuery(api: ApiClient, id: number) {
  return queryOptions({
    queryKey: [...questionsKey, id],
    queryFn: () => api.call('GET /api/questions/:id', { params: { id } }),
    staleTime: aMinute,
  });
}

export function neighborsQuery(api: ApiClient, id: number, query: QuestionSetQuery) {
  return queryOptions({
    queryKey: [...questionsKey, id, 'neighbors', query],
    queryFn: () => api.call('GET /api/questions/:id/neighbors', { params: { id }, query }),
    staleTime: aMinute,
  });
}

export function hintQuery(api: ApiClient, questionId: number, number: number) {
  return queryOptions({
    queryKey: [...hintsKey, questionId, number],
    queryFn: () =>
      api.call('GET /api/questions/:id/hints/:number', { params: { id: questionId, number } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/**
 * Shows a status that the server has stored. Lists are refetched the next time they mount; the
 * neighbors stay the same while this question is open, even if the order has changed.
 */
export function cacheStatus(
  queries: QueryClient,
  api: ApiClient,
  { questionId, status }: { questionId: number; status: QuestionStatus },
): void {
  void queries.invalidateQueries({ queryKey: questionsKey, refetchType: 'none' });
  void queries.invalidateQueries({ queryKey: progressKey, refetchType: 'none' });
  queries.setQueryData(questionQuery(api, questionId).queryKey, (question) =>
    question ? { ...question, status } : undefined,
  );
  void queries.invalidateQueries(currentUserQuery(api));
}

/** After exploring a simulation, which may have changed the status. */
export function refreshAfterExploration(
  queries: QueryClient,
  api: ApiClient,
  questionId: number,
): void {
  void queries.invalidateQueries({ queryKey: questionsKey, refetchType: 'none' });
  void queries.invalidateQueries({ queryKey: progressKey, refetchType: 'none' });
  void queries.invalidateQueries({ ...questionQuery(api, questionId), exact: true });
  void queries.invalidateQueries(currentUserQuery(api));
}

export function followUpsQuery(api: ApiClient, questionId: number) {
  return queryOptions({
    queryKey: [...hintsKey, questionId, 'follow-ups'],
    queryFn: () => api.call('GET /api/questions/:id/follow-ups', { params: { id: questionId } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Shows the texts at once; the answer check, which differs from the answer, is refetched. */
export async function cacheSavedQuestion(
  queries: QueryClient,
  api: ApiClient,
  saved: AdminQuestion,
): Promise<void> {
  const { answer: _, ...texts } = saved;
  queries.setQueryData(
    questionQuery(api, saved.id).queryKey,
    (shown) => shown && { ...shown, ...texts },
  );
  await Promise.all(
    [questionsKey, hintsKey].map((queryKey) => queries.invalidateQueries({ queryKey })),
  );
}
