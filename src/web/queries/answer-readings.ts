import { queryOptions } from '@tanstack/react-query';
import type { AnswerToRead } from '#shared/contracts/answer-check.ts';
import type { ApiClient } from '../lib/api-client.ts';

/** How the answer check would read a text. The same text is always read the same way. */
export function answerReadingQuery(api: ApiClient, body: AnswerToRead) {
  return queryOptions({
    queryKey: ['answer-readings', body],
    queryFn: () => api.call('POST /api/answer-readings', { body }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
