import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../lib/api-client.ts';

/** The discussion lists of all questions. */
export const discussionListsKey = ['discussions', 'lists'] as const;

export const threadKey = (id: number) => ['discussions', 'threads', id] as const;

const pageSize = 10;
const fiveMinutes = 5 * 60_000;

/** The discussions of a question, page by page. */
export function discussionsQuery(api: ApiClient, questionId: number) {
  return infiniteQueryOptions({
    queryKey: [...discussionListsKey, questionId],
    queryFn: ({ pageParam: page }) =>
      api.page('GET /api/discussions/question/:questionId', {
        params: { questionId },
        query: { page, pageSize },
      }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, _pages, page) => (page * pageSize < total ? page + 1 : null),
    staleTime: fiveMinutes,
  });
}
