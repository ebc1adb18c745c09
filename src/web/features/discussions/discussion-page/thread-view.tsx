import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { User } from '#shared/contracts/user.ts';
import { Markup } from '../../../components/markup.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { notificationsKey } from '../../../queries/notifications.ts';
import type { ShownThread } from '../../../queries/shown-thread.ts';
import { threadChanges } from '../../../queries/threads.ts';
import { CommentDialogs } from './comment-dialogs.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentList } from './comment-list.tsx';
import { LoadMore } from './load-more.tsx';
import { Note } from './notice.tsx';
import { type CommentDialog, ThreadContext } from './thread-context.ts';
import { ThreadHeader } from './thread-header.tsx';
import { ThreadModeration } from './thread-moderation.tsx';
import { useFocusComment } from './use-focus-comment.ts';

interface ThreadViewProps {
  thread: ShownThread;
  user: User | null;
}

export function ThreadView({ thread, user }: ThreadViewProps) {
  const api = useApi();
  const queries = useQueryClient();
  const { id: threadId, isLocked, comments, nextComments } = thread;
  const isDeleted = thread.deletedAt !== null;
  const [dialog, openDialog] = useState<CommentDialog | null>(null);
  const focusComment = useFocusComment();
  const context = useMemo(() => {
    const changes = threadChanges(queries, api, threadId);
    return { threadId, isLocked, isDeleted, user, changes, openDialog, focusComment };
  }, [queries, api, threadId, isLocked, isDeleted, user, focusComment]);

  const readerId = user?.id;
  useEffect(() => {
    // Best effort: failures are ignored. In its own task, since this one hydrates the page.
    setTimeout(() => {
      api.call('POST /api/discussions/:id/view', { params: { id: threadId } }).catch(() => {});
    });
    if (readerId === undefined) return;
    api
      .call('POST /api/notifications/read', { body: { discussionId: threadId } })
      .then(() => queries.invalidateQueries({ queryKey: notificationsKey }))
      .catch(() => {});
  }, [api, queries, threadId, readerId]);

  return (
    <ThreadContext value={context}>
      <article>
        <ThreadHeader thread={thread} />
        {user?.isAdmin && <ThreadModeration thread={thread} />}
        {isDeleted && (
          <Note className="mt-5">
            This discussion has been deleted. Only administrators can see it.
            {thread.deletionReason && ` Reason: ${thread.deletionReason}`}
          </Note>
        )}
        <div className="mt-7">
          <Markup html={thread.contentHtml} />
        </div>
        <section aria-labelledby="comments" className="mt-10 border-rule border-t pt-6">
          <h2 id="comments" className="text-2xl">
            Comments
          </h2>
          {comments.length === 0 && <p className="mt-4 text-ink-muted">No comments yet.</p>}
          <CommentList comments={comments} />
          {nextComments !== null && <LoadMore path={nextComments} />}
          <div className="no-print mt-8 max-w-[44rem]">
            <CommentForm parentId={null} label="Your comment" />
          </div>
        </section>
      </article>
      <CommentDialogs dialog={dialog} onClose={() => openDialog(null)} />
    </ThreadContext>
  );
}
