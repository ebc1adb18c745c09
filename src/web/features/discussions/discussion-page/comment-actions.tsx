import type { User } from '#shared/contracts/user.ts';
import {
  canDeleteComment,
  canJudgeComment,
  commentBarrier,
  editBarrier,
} from '#shared/policies/discussions.ts';
import { LiveButton } from '../../../components/ui/live-button.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { useIsLive } from '../../../lib/use-is-live.ts';
import type { ShownComment } from '../../../queries/shown-thread.ts';
import styles from './comment.module.css';
import { countOf } from './count-of.ts';
import { Likes } from './likes.tsx';
import { useThread } from './thread-context.ts';
import { useThreadMutation } from './use-thread-mutation.ts';

interface CommentActionsProps {
  comment: ShownComment;
  name: string;
  replyCount: number;
  isCollapsed: boolean;
  onToggle: () => void;
  onReply: () => void;
  /** Null while it is being edited. */
  onEdit: (() => void) | null;
}

export function CommentActions(props: CommentActionsProps) {
  const { comment, replyCount, isCollapsed, onToggle } = props;
  const { user, isDeleted: isThreadDeleted } = useThread();
  return (
    <div className={`${styles.actions} no-print`}>
      {comment.isDeleted ? <RestoreAction comment={comment} /> : <Likes comment={comment} />}
      {user && !comment.isDeleted && !isThreadDeleted && <UserActions {...props} user={user} />}
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

/** Actions on a comment that is not deleted. */
function UserActions({
  user,
  comment,
  name,
  onReply,
  onEdit,
}: CommentActionsProps & { user: User }) {
  const { isLocked, openDialog } = useThread();
  const isLive = useIsLive();
  const createdAt = new Date(comment.createdAt);
  // Only in the browser: near the end of the edit period, the server's clock may disagree.
  const isEditable =
    isLive && editBarrier(user, { ...comment, createdAt }, { isLocked }, new Date()) === null;
  return (
    <>
      {commentBarrier(user, { isLocked }) === null && (
        <LiveButton
          className={`${styles.action} needs-scripts`}
          aria-label={`Reply to ${name}`}
          // Keep the selection, which the reply quotes.
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
          onClick={() => openDialog({ action: 'delete', comment })}
        >
          Delete
        </LiveButton>
      )}
      {canJudgeComment(user, comment) && (
        <LiveButton
          className={`${styles.action} needs-scripts`}
          onClick={() => openDialog({ action: 'report', comment })}
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
  const restoring = useThreadMutation({
    run: () => api.call('POST /api/admin/comments/:id/restore', { params: { id: comment.id } }),
    onDone: changes.put,
    success: () => ({ title: 'Comment restored' }),
    failure: 'Error restoring comment',
  });
  // No reason means that the author deleted it, which nobody else can undo.
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
