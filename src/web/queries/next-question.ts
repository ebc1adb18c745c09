import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readAnsweredHere } from '../lib/answered-here.ts';
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
 * What to answer after this question. It depends on the answer, so it is asked for once one was
 * judged or revealed, and again after each further one.
 */
export function useNextQuestion(questionId: number, answers: number) {
  const api = useApi();
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: [...practiceKey, 'after', questionId, answers],
    queryFn: () => fetchNext(api, [questionId]),
    staleTime: 0,
    enabled: answers > 0,
    ...(answers > 1 && { placeholderData: keepPreviousData }),
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
  const answered = readAnsweredHere().map(({ questionId, isRight }) =>
    isRight ? questionId : -questionId,
  );
  const { next } = await api.call('GET /api/practice/next', {
    query: {
      ...(answered.length > 0 && { answered }),
      ...(skipped.length > 0 && { skipped: [...skipped] }),
    },
  });
  return next;
}
