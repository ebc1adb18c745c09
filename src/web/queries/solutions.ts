import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Solution } from '#shared/contracts/solution.ts';
import type { ApiClient } from '../lib/api-client.ts';
import { ApiError } from '../lib/api-error.ts';
import {
  cacheStatus,
  isShownUntouched,
  questionsKey,
  refreshShown,
  type Shown,
} from './questions.ts';

export const solutionsKey = ['solutions'] as const;
const updatesKey = ['solution-updates'] as const;

const pollEvery = 2000;

/** Null: there is none yet. Fetched when the reader shows it, and not cached once hidden. */
export function solutionQuery(api: ApiClient, { id, variant }: Shown) {
  return queryOptions({
    queryKey: [...solutionsKey, id, variant],
    queryFn: async ({ client }) => {
      const solution = await fetchSolution(api, id, variant);
      if (solution) cacheFirstView(client, api, id);
      return solution;
    },
    gcTime: 0,
  });
}

/** Polls for a newer solution than the one shown. Hidden tabs do not poll. */
export function solutionUpdateQuery(api: ApiClient, shown: Shown) {
  return queryOptions({
    queryKey: [...updatesKey, shown.id, shown.variant],
    queryFn: async ({ client }) => {
      const timestamp = await fetchLatestSave(api, shown.id);
      const { queryKey } = solutionQuery(api, shown);
      if (isOutdated(client.getQueryData(queryKey), timestamp)) {
        void client.invalidateQueries({ queryKey });
      }
      return timestamp;
    },
    staleTime: 0,
    gcTime: 0,
    refetchInterval: pollEvery,
    refetchOnWindowFocus: 'always',
  });
}

/** Whether there is a solution, without opening it. */
export function hasSolutionQuery(api: ApiClient, questionId: number) {
  return queryOptions({
    queryKey: [...updatesKey, questionId, 'exists'],
    queryFn: async () => (await fetchLatestSave(api, questionId)) !== null,
    gcTime: 0,
  });
}

/** Null: there is none yet. */
export async function fetchSolution(
  api: ApiClient,
  questionId: number,
  variant: string | null = null,
): Promise<Solution | null> {
  try {
    return await api.call('GET /api/solutions/:questionId', {
      params: { questionId },
      query: { cb: String(Date.now()), ...(variant !== null && { v: variant }) },
    });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** The server counts this as viewing the solution, which marks the question as attempted. */
export async function openSolution(
  queries: QueryClient,
  api: ApiClient,
  questionId: number,
): Promise<Solution | null> {
  const solution = await fetchSolution(api, questionId);
  void refreshShown(queries, questionId);
  return solution;
}

export async function refreshSolution(
  queries: QueryClient,
  api: ApiClient,
  questionId: number,
): Promise<void> {
  queries.setQueryData(hasSolutionQuery(api, questionId).queryKey, true);
  dispatchEvent(new CustomEvent('solution_updated', { detail: { questionId } }));
  await Promise.all([
    queries.invalidateQueries({ queryKey: questionsKey }),
    queries.invalidateQueries({ queryKey: [...solutionsKey, questionId] }),
  ]);
}

/** In milliseconds. Null: there is no solution. */
async function fetchLatestSave(api: ApiClient, questionId: number): Promise<number | null> {
  const { timestamp } = await api.call('GET /api/solution-updates', { query: { questionId } });
  return timestamp;
}

/** The server marks a question as attempted once its solution has been shown. */
function cacheFirstView(queries: QueryClient, api: ApiClient, questionId: number): void {
  if (isShownUntouched(queries, questionId))
    cacheStatus(queries, api, { questionId, status: 'attempted' });
}

/** `latestSave` is null if there is no solution, or no longer one. */
function isOutdated(shown: Solution | null | undefined, latestSave: number | null): boolean {
  if (!shown) return latestSave !== null;
  return latestSave === null || latestSave > Date.parse(shown.updatedAt);
}
