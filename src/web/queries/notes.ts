import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../lib/api-client.ts';
import { progressKey } from './progress.ts';
import { changeShown, questionQuery, questionsKey } from './questions.ts';

/** Not cached: another device may have changed it. */
export function noteQuery(api: ApiClient, questionId: number) {
  return queryOptions({
    queryKey: ['notes', questionId],
    queryFn: () => api.call('GET /api/questions/:id/note', { params: { id: questionId } }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** After a save: lists of questions with notes are refetched the next time they mount. */
export function setHasNote(
  queries: QueryClient,
  api: ApiClient,
  { questionId, hasNote }: { questionId: number; hasNote: boolean },
): void {
  const { queryKey } = questionQuery(api, questionId);
  if (queries.getQueryData(queryKey)?.hasNote === hasNote) return;
  void queries.invalidateQueries({ queryKey: questionsKey, refetchType: 'none' });
  void queries.invalidateQueries({ queryKey: progressKey, refetchType: 'none' });
  changeShown(queries, questionId, { hasNote });
}
