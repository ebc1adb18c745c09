import {
  canDeleteComment,
  canJudgeComment,
  commentBarrier,
  editBarrier,
} from '#shared/policies/discussions.ts';
import { LiveButton } from '../../components/ui/live-button.tsx';
import { useApi } from '../../lib/app-context.ts';
import { useIsLive } from '../../lib/use-is-live.ts';
import type { ShownComment } from '../../queries/shown-thread.ts';
import styles from './comment.module.css';
import { countOf } from './count-of.ts';
import { Likes } from './likes.tsx';
import { useThread } from './thread-context.ts';
import { useAct } from './use-act.ts';

interface CommentActionsProps {
  comment: ShownComment;
  name: string;
  replyCount: number;
  isCollapsed: boolean;
  onToggle: () => void;
  onReply: () => void;
  /** Null: it is being edited already. */
  onEdit: (() => void) | null;
}

export function CommentActions(props: CommentActionsProps) {
  const { comment, replyCount, isCollapsed, onToggle } = props;
  const { isDeleted: isThreadDeleted } = useThread();
  return (
    <div className={`${styles.actions} no-print`}>
      {comment.isDeleted ? <RestoreAction comment={comment} /> : <Likes comment={comment} />}
      {!comment.isDeleted && !isThreadDeleted && <OwnActions {...props} />}
      {replyCount > 0 && (
        <LiveButton
          className={`${styles.action} needs-scripts`}
          aria-expanded={!isCollapsed}
          onClick={onToggle}
        >
          {isCollapsed ? 'Show' : 'Hide'} {countOf(replyCount, 'reply')}
        </LiveButton>
      )}
    </div>
  );
}

/** Whatever the reader may do with a comment that is there. */
function OwnActions({ comment, name, onReply, onEdit }: CommentActionsProps) {
  const { user, isLocked, ask } = useThread();
  const isLive = useIsLive();
  const createdAt = new Date(comment.createdAt);
  // The server's clock may be another one: only the browser says what can be edited still.
  const isEditable =
    isLive && editBarrier(user, { ...comment, createdAt }, { isLocked }, new Date()) === null;
  if (!user) return null;
  return (
    <>
      {commentBarrier(user, { isLocked }) === null && (
        <LiveButton
          className={`${styles.action} needs-scripts`}
          aria-label={`Reply to ${name}`}
          // What is selected stays so, to be quoted.
          onMouseDown={(event) => event.preventDefault()}
          onClick={onReply}
        >
          Reply
        </LiveButton>
      )}
      {isEditable && onEdit && (
        <LiveButton className={styles.action} onClick={onEdit}>
          Edit
        </LiveButton>
      )}
      {canDeleteComment(user, comment) && (
        <LiveButton
          className={`${styles.action} needs-scripts`}
          onClick={() => ask({ act: 'delete', comment })}
        >
          Delete
        </LiveButton>
      )}
      {canJudgeComment(user, comment) && (
        <LiveButton
          className={`${styles.action} needs-scripts`}
          onClick={() => ask({ act: 'report', comment })}
        >
          Report
        </LiveButton>
      )}
    </>
  );
}

function RestoreAction({ comment }: { comment: ShownComment }) {
  const api = useApi();
  const { user, changes } = useThread();
  const restoring = useAct({
    run: () => api.call('POST /api/admin/comments/:id/restore', { params: { id: comment.id } }),
    onDone: changes.put,
    success: () => ({ title: 'Comment restored' }),
    failure: 'Error restoring comment',
  });
  // Without a reason its own writer deleted it, and nobody else brings it back.
  if (!user?.isAdmin || comment.deletionReason === null) return null;
  return (
    <LiveButton
      className={`${styles.action} needs-scripts`}
      disabled={restoring.isPending}
      onClick={() => restoring.mutate()}
    >
      Restore
    </LiveButton>
  );
}
