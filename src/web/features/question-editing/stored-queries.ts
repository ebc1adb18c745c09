import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { AdminQuestion } from '#shared/contracts/admin-question.ts';
import type { QuestionDetail } from '#shared/contracts/question.ts';
import type { Solution, SolutionUpdate } from '#shared/contracts/solution.ts';
import type { ApiClient } from '../../lib/api-client.ts';
import { fetchSolution } from '../../lib/fetch-solution.ts';
import { questionsKey } from '../../queries/questions.ts';

export async function fetchQuestion(
  api: ApiClient,
  questionId: number,
): Promise<QuestionDetail & { keepsAnswer: true | null }> {
  const question = await api.get<QuestionDetail>(`/api/questions/${questionId}`);
  const { answer, hintCount, lab } = question;
  return { ...question, keepsAnswer: answer || hintCount > 0 || lab ? true : null };
}

/** To the server this is a look at the solution, which starts the question. */
export async function openSolution(
  queries: QueryClient,
  api: ApiClient,
  questionId: number,
): Promise<Solution | null> {
  const solution = await fetchSolution(api, questionId);
  void queries.invalidateQueries({ queryKey: [...questionsKey, questionId], exact: true });
  return solution;
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

/** What else the page knows of the question stays until it is read again. */
export function noteSavedQuestion(queries: QueryClient, saved: AdminQuestion): Promise<void> {
  queries.setQueryData<QuestionDetail>(
    [...questionsKey, saved.id],
    (shown) => shown && { ...shown, ...saved },
  );
  return queries.invalidateQueries({ queryKey: questionsKey });
}

export async function noteSavedSolution(
  queries: QueryClient,
  api: ApiClient,
  questionId: number,
): Promise<void> {
  queries.setQueryData(hasSolutionQuery(api, questionId).queryKey, true);
  dispatchEvent(new CustomEvent('solution_updated', { detail: { questionId } }));
  await Promise.all([
    queries.invalidateQueries({ queryKey: questionsKey }),
    queries.invalidateQueries({ queryKey: ['/api/solutions', questionId] }),
  ]);
}
