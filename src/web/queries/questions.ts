import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { AdminQuestion } from '#shared/contracts/admin-question.ts';
import type { QuestionDetail, QuestionSetQuery } from '#shared/contracts/question.ts';
import type { QuestionStatus } from '#shared/domain/question-status.ts';
import type { ApiClient } from '../lib/api-client.ts';
import { currentUserQuery } from './current-user.ts';
import { progressKey } from './progress.ts';

/** Everything that depends on questions. Invalidate it after a change. */
export const questionsKey = ['questions'] as const;

/** Not under `questionsKey`: hints and follow-ups do not change with statuses. */
export const hintsKey = ['hints'] as const;

const aMinute = 60_000;

/** What identifies a question and the numbers it is shown with. */
export type Shown = Pick<QuestionDetail, 'id' | 'variant'>;

/** A question with all numbers it was shown with. */
const shownKey = (id: number) => [...questionsKey, id, 'shown'] as const;

export function questionQuery(api: ApiClient, id: number, variant: string | null = null) {
  return queryOptions({
    queryKey: [...shownKey(id), variant],
    queryFn: () =>
      api.call('GET /api/questions/:id', {
        params: { id },
        ...(variant !== null && { query: { v: variant } }),
      }),
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

export function hintQuery(api: ApiClient, { id, variant }: Shown, number: number) {
  return queryOptions({
    queryKey: [...hintsKey, id, variant, number],
    queryFn: () =>
      api.call('GET /api/questions/:id/hints/:number', {
        params: { id, number },
        ...(variant !== null && { query: { v: variant } }),
      }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Changes a question wherever it is shown, with whatever numbers. */
export function changeShown(
  queries: QueryClient,
  id: number,
  change: Partial<QuestionDetail>,
): void {
  queries.setQueriesData<QuestionDetail>(
    { queryKey: shownKey(id) },
    (question) => question && { ...question, ...change },
  );
}

/** Refetches a question with the numbers it is shown with. */
export const refreshShown = (queries: QueryClient, id: number) =>
  queries.invalidateQueries({ queryKey: shownKey(id) });

/** Whether a question is shown whose status is still unset. */
export const isShownUntouched = (queries: QueryClient, id: number): boolean =>
  queries
    .getQueriesData<QuestionDetail>({ queryKey: shownKey(id) })
    .some(([, question]) => question?.status === null);

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
  changeShown(queries, questionId, { status });
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
  void refreshShown(queries, questionId);
  void queries.invalidateQueries(currentUserQuery(api));
}

export function followUpsQuery(api: ApiClient, { id, variant }: Shown) {
  return queryOptions({
    queryKey: [...hintsKey, id, variant, 'follow-ups'],
    queryFn: () =>
      api.call('GET /api/questions/:id/follow-ups', {
        params: { id },
        ...(variant !== null && { query: { v: variant } }),
      }),
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
