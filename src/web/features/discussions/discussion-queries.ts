import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Discussion } from '#shared/contracts/discussion.ts';
import type { ApiClient } from '../../lib/api-client.ts';

const pageSize = 10;
const fiveMinutes = 5 * 60_000;

/** What is said about a question, one page after the other. */
export function discussionsQuery(api: ApiClient, questionId: number) {
  return infiniteQueryOptions({
    queryKey: ['/api/discussions/question', questionId],
    queryFn: ({ pageParam }) =>
      api.getPage<Discussion>(
        `/api/discussions/question/${questionId}?page=${pageParam}&pageSize=${pageSize}`,
      ),
    initialPageParam: 1,
    getNextPageParam: ({ total }, _pages, page) => (page * pageSize < total ? page + 1 : null),
    staleTime: fiveMinutes,
  });
}
