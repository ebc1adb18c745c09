import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Comment } from '#shared/contracts/comment.ts';
import type { CommentPageQuery } from '#shared/contracts/discussion.ts';
import type { ApiClient } from '../lib/api-client.ts';
import { currentUserQuery } from './current-user.ts';
import { discussionListsKey, threadKey } from './discussions.ts';
import {
  addComments,
  addPage,
  changeComment,
  cursorOf,
  type ShownComment,
  type ShownThread,
  toShownComment,
  toShownThread,
} from './shown-thread.ts';

/** Short enough for a conversation. Hidden tabs do not poll. */
const pollEvery = 10_000;

export function threadQuery(api: ApiClient, id: number) {
  return queryOptions({
    queryKey: threadKey(id),
    queryFn: async ({ client }): Promise<ShownThread> => {
      const [thread, reader] = await Promise.all([
        api.call('GET /api/discussions/:id', { params: { id } }),
        client.ensureQueryData(currentUserQuery(api)),
      ]);
      const before = client.getQueryData<ShownThread>(threadKey(id));
      return toShownThread(thread, reader?.id ?? null, before);
    },
    staleTime: pollEvery,
    refetchInterval: pollEvery,
    refetchOnWindowFocus: true,
    // Unchanged parts already keep their identity.
    structuralSharing: false,
  });
}

/** How the user's own actions change the cached thread. */
export function threadChanges(queries: QueryClient, api: ApiClient, id: number) {
  const { queryKey } = threadQuery(api, id);
  const change = (changed: (thread: ShownThread) => ShownThread) =>
    queries.setQueryData<ShownThread>(queryKey, (thread) => thread && changed(thread));
  const toShown = (comment: Comment) => {
    const reader = queries.getQueryData(currentUserQuery(api).queryKey);
    return toShownComment(comment, reader?.id ?? null);
  };

  const fetchPage = (query: CommentPageQuery) =>
    api.call('GET /api/discussions/:id/comments', { params: { id }, query });

  return {
    /** Also cancels a pending request, whose response may be older than the change. */
    refresh: () => {
      // The question's page shows its counts, so it refetches on the next visit.
      void queries.invalidateQueries({ queryKey: discussionListsKey, refetchType: 'none' });
      void queries.invalidateQueries({ queryKey });
    },

    put: (comment: Comment) => {
      change((thread) => addComments(thread, [toShown(comment)]));
    },

    changeComment: (commentId: number, changes: Partial<ShownComment>) => {
      change((thread) => changeComment(thread, commentId, changes));
    },

    loadPage: async (path: string): Promise<number | null> => {
      const { comments, nextComments } = await fetchPage({ after: cursorOf(path) });
      change((thread) => addPage(thread, path, comments.map(toShown), nextComments));
      return comments[0]?.id ?? null;
    },

    /** A single comment with its ancestors and replies. */
    loadBranch: async (commentId: number): Promise<void> => {
      const { comments } = await fetchPage({ branch: commentId });
      change((thread) => addComments(thread, comments.map(toShown)));
    },
  };
}

export type ThreadChanges = ReturnType<typeof threadChanges>;
