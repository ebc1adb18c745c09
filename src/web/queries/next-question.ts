import { queryOptions } from '@tanstack/react-query';
import { readAnsweredHere } from '../lib/answered-here.ts';
import type { ApiClient } from '../lib/api-client.ts';
import { practiceKey } from './practice.ts';

/** The question to answer next; null: every question has been answered. */
export function nextQuestionQuery(api: ApiClient, skipped: readonly number[] = []) {
  return queryOptions({
    queryKey: [...practiceKey, 'next', skipped],
    queryFn: async () => {
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
    },
    staleTime: 0,
  });
}
