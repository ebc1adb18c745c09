import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Discussion } from '#shared/contracts/discussion.ts';
import type { ApiClient } from '../lib/api-client.ts';

/** The discussion lists of all questions. */
export const discussionListsKey = ['discussions', 'lists'] as const;

export const threadKey = (id: number) => ['discussions', 'threads', id] as const;

/** A discussion in a list. Its full text is left out, as it would be embedded in the page. */
export type ListedDiscussion = Omit<Discussion, 'content'>;

const pageSize = 10;
const fiveMinutes = 5 * 60_000;

/** The discussions of a question, page by page. */
export function discussionsQuery(api: ApiClient, questionId: number) {
  return infiniteQueryOptions({
    queryKey: [...discussionListsKey, questionId],
    queryFn: async ({ pageParam: page }) => {
      const { total, rows } = await api.page('GET /api/discussions/question/:questionId', {
        params: { questionId },
        query: { page, pageSize },
      });
      return { total, rows: rows.map(({ content, ...row }): ListedDiscussion => row) };
    },
    initialPageParam: 1,
    getNextPageParam: ({ total }, _pages, page) => (page * pageSize < total ? page + 1 : null),
    staleTime: fiveMinutes,
  });
}
