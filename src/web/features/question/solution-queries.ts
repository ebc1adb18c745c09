import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Solution, SolutionUpdate } from '#shared/contracts/solution.ts';
import type { ApiClient } from '../../lib/api-client.ts';
import { fetchSolution } from '../../lib/fetch-solution.ts';
import { questionQuery } from '../../queries/questions.ts';
import { noteStatus } from './question-queries.ts';

const askEvery = 2000;

/** Null: there is none yet. Asked for when a reader wants to see it, and forgotten once hidden. */
export function solutionQuery(api: ApiClient, questionId: number) {
  return queryOptions({
    queryKey: ['/api/solutions', questionId],
    queryFn: async ({ client }) => {
      const solution = await fetchSolution(api, questionId);
      if (solution) noteFirstLook(client, api, questionId);
      return solution;
    },
    gcTime: 0,
  });
}

/** Asks whether a newer solution was saved than the one that shows. Hidden tabs do not ask. */
export function solutionUpdateQuery(api: ApiClient, questionId: number) {
  return queryOptions({
    queryKey: ['/api/solution-updates', questionId],
    queryFn: async ({ client }) => {
      const { timestamp } = await api.get<SolutionUpdate>(
        `/api/solution-updates?questionId=${questionId}`,
      );
      const { queryKey } = solutionQuery(api, questionId);
      if (isOutdated(client.getQueryData(queryKey), timestamp)) {
        void client.invalidateQueries({ queryKey });
      }
      return timestamp;
    },
    staleTime: 0,
    gcTime: 0,
    refetchInterval: askEvery,
    refetchOnWindowFocus: 'always',
  });
}

/** The server counts a question as attempted once its solution was shown. */
function noteFirstLook(queries: QueryClient, api: ApiClient, questionId: number): void {
  const question = queries.getQueryData(questionQuery(api, questionId).queryKey);
  if (question?.status === null) noteStatus(queries, api, { questionId, status: 'attempted' });
}

/** The time of the latest save is null where there is no solution, or no more. */
function isOutdated(shown: Solution | null | undefined, latestSave: number | null): boolean {
  if (!shown) return latestSave !== null;
  return latestSave === null || latestSave > Date.parse(shown.updatedAt);
}
