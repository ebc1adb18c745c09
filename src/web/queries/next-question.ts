import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isFirstRight, readAnsweredHere } from '../lib/answered-here.ts';
import type { ApiClient } from '../lib/api-client.ts';
import { useApi } from '../lib/app-context.ts';
import { practiceKey } from './practice.ts';
import { questionQuery, questionsKey } from './questions.ts';

/** The question to answer next; null: every question has been answered. */
export function nextQuestionQuery(api: ApiClient, skipped: readonly number[] = []) {
  return queryOptions({
    queryKey: [...practiceKey, 'next', skipped],
    queryFn: () => fetchNext(api, skipped),
    staleTime: 0,
  });
}

/**
 * What to answer after this question. It depends on the first try alone, so it is asked for once
 * that was judged or the answer was revealed.
 */
export function useNextQuestion(questionId: number, isTried: boolean) {
  const api = useApi();
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: [...practiceKey, 'after', questionId],
    queryFn: () => fetchNext(api, [questionId]),
    staleTime: 0,
    enabled: isTried,
  });
  const id = query.data?.id;
  useEffect(() => {
    if (id !== undefined) void queries.prefetchQuery(questionQuery(api, id));
  }, [api, queries, id]);
  return query;
}

/** The question to start with: the same for everyone, so that pages can be cached with it. */
export function firstQuestionQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...questionsKey, 'first'],
    queryFn: async () => (await api.call('GET /api/practice/first')).next,
  });
}

async function fetchNext(api: ApiClient, skipped: readonly number[]) {
  const answered = readAnsweredHere().map((one) =>
    isFirstRight(one) ? one.questionId : -one.questionId,
  );
  const { next } = await api.call('GET /api/practice/next', {
    query: {
      ...(answered.length > 0 && { answered }),
      ...(skipped.length > 0 && { skipped: [...skipped] }),
    },
  });
  return next;
}
