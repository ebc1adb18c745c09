import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { AdminQuestion } from '#shared/contracts/admin-question.ts';
import type { Facets, QuestionDetail } from '#shared/contracts/question.ts';
import type { SolutionUpdate } from '#shared/contracts/solution.ts';
import type { ApiClient } from '../../lib/api-client.ts';
import { fetchSolution } from '../../lib/fetch-solution.ts';

/**
 * What is stored right now, for an editor to begin with. Under keys of their own and forgotten with
 * the editor: what the page shows may be older, and must not change what somebody is writing on.
 */
export function storedQuestionQuery(api: ApiClient, questionId: number) {
  return queryOptions({
    queryKey: ['question-editing', 'question', questionId],
    queryFn: () => fetchQuestion(api, questionId),
    gcTime: 0,
  });
}

export function storedSolutionQuery(api: ApiClient, questionId: number) {
  return queryOptions({
    queryKey: ['question-editing', 'solution', questionId],
    queryFn: async ({ client }) => {
      const solution = await fetchSolution(api, questionId);
      // To the server this is a look at the solution, which starts the question.
      void client.invalidateQueries({ queryKey: ['/api/questions', questionId], exact: true });
      return solution;
    },
    gcTime: 0,
  });
}

export function fetchQuestion(api: ApiClient, questionId: number): Promise<QuestionDetail> {
  return api.get<QuestionDetail>(`/api/questions/${questionId}`);
}

/** Whether there is a solution, without looking at it. */
export function hasSolutionQuery(api: ApiClient, questionId: number) {
  return queryOptions({
    queryKey: ['question-editing', 'has-solution', questionId],
    queryFn: async () => {
      const path = `/api/solution-updates?questionId=${questionId}`;
      return (await api.get<SolutionUpdate>(path)).timestamp !== null;
    },
    gcTime: 0,
  });
}

export function categoriesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['question-editing', 'categories'],
    queryFn: async () => {
      const { categories } = await api.get<Facets>('/api/questions/facets');
      return categories.map(({ category }) => category);
    },
    gcTime: 0,
  });
}

/** What else the page knows of the question stays until it is read again. */
export function noteSavedQuestion(queries: QueryClient, saved: AdminQuestion): Promise<void> {
  queries.setQueryData<QuestionDetail>(
    ['/api/questions', saved.id],
    (shown) => shown && { ...shown, ...saved },
  );
  return queries.invalidateQueries({ queryKey: ['/api/questions'] });
}

export async function noteSavedSolution(
  queries: QueryClient,
  api: ApiClient,
  questionId: number,
): Promise<void> {
  queries.setQueryData(hasSolutionQuery(api, questionId).queryKey, true);
  dispatchEvent(new CustomEvent('solution_updated', { detail: { questionId } }));
  await Promise.all([
    queries.invalidateQueries({ queryKey: ['/api/questions'] }),
    queries.invalidateQueries({ queryKey: ['/api/solutions', questionId] }),
  ]);
}
