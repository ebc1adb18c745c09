import { queryOptions } from '@tanstack/react-query';
import { defaultSort, type QuestionSort } from '#shared/domain/question-order.ts';
import type { ApiClient } from '../lib/api-client.ts';

/** Everything that depends on questions, for whoever changes one. */
export const questionsKey = ['questions'] as const;

const aMinute = 60_000;

export function questionQuery(api: ApiClient, id: number) {
  return queryOptions({
    queryKey: [...questionsKey, id],
    queryFn: () => api.call('GET /api/questions/:id', { params: { id } }),
    staleTime: aMinute,
  });
}

export function neighborsQuery(api: ApiClient, id: number, sort: QuestionSort = defaultSort) {
  const query = { sort: sort.field, direction: sort.direction };
  return queryOptions({
    queryKey: [...questionsKey, id, 'neighbors', query],
    queryFn: () => api.call('GET /api/questions/:id/neighbors', { params: { id }, query }),
    staleTime: aMinute,
  });
}
