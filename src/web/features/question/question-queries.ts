import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Neighbors, QuestionDetail } from '#shared/contracts/question.ts';
import { defaultSort, type QuestionSort } from '#shared/domain/question-order.ts';
import type { QuestionStatus } from '#shared/domain/question-status.ts';
import type { ApiClient } from '../../lib/api-client.ts';
import { currentUserQuery } from '../../lib/current-user.ts';

const aMinute = 60_000;

export function questionQuery(api: ApiClient, id: number) {
  return queryOptions({
    queryKey: ['/api/questions', id],
    queryFn: () => api.get<QuestionDetail>(`/api/questions/${id}`),
    staleTime: aMinute,
  });
}

export function neighborsQuery(api: ApiClient, id: number, sort: QuestionSort = defaultSort) {
  const { field, direction } = sort;
  return queryOptions({
    queryKey: ['/api/questions', id, 'neighbors', `${field}-${direction}`],
    queryFn: () =>
      api.get<Neighbors>(`/api/questions/${id}/neighbors?sort=${field}&direction=${direction}`),
    staleTime: aMinute,
  });
}

/**
 * Puts a status that the server has into the page. Lists are asked again when they show next; the
 * neighbours stay where they are while this question is open, however the order has changed.
 */
export function noteStatus(
  queries: QueryClient,
  api: ApiClient,
  { questionId, status }: { questionId: number; status: QuestionStatus },
): void {
  void queries.invalidateQueries({ queryKey: ['/api/questions'], refetchType: 'none' });
  void queries.invalidateQueries({ queryKey: ['/api/progress'], refetchType: 'none' });
  queries.setQueryData(questionQuery(api, questionId).queryKey, (question) =>
    question ? { ...question, status } : undefined,
  );
  void queries.invalidateQueries(currentUserQuery(api));
}
