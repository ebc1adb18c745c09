import { isOwn } from '#shared/policies/discussions.ts';
import { ReasonDialog } from '../../../components/reason-dialog.tsx';
import { useApi } from '../../../lib/app-context.ts';
import type { ShownComment } from '../../../queries/shown-thread.ts';
import { unknownUser } from './avatar.tsx';
import { type CommentDialog, useThread } from './thread-context.ts';
import { useThreadMutation } from './use-thread-mutation.ts';

interface CommentDialogsProps {
  /** The open dialog. */
  dialog: CommentDialog | null;
  onClose: () => void;
}

/** Rendered once per page, not once per comment. */
export function CommentDialogs({ dialog, onClose }: CommentDialogsProps) {
  const commentFor = (action: CommentDialog['action']) =>
    dialog?.action === action ? dialog.comment : null;
  return (
    <>
      <DeleteDialog comment={commentFor('delete')} onClose={onClose} />
      <ReportDialog comment={commentFor('report')} onClose={onClose} />
    </>
  );
}

interface DialogProps {
  comment: ShownComment | null;
  onClose: () => void;
}

interface ReasonedAction {
  commentId: number;
  reason: string;
}

function DeleteDialog({ comment, onClose }: DialogProps) {
  const api = useApi();
  const { user } = useThread();
  const isModerating = comment !== null && !isOwn(user, comment);
  const deleting = useThreadMutation({
    run: ({ commentId: id, reason }: ReasonedAction) =>
      api.call('DELETE /api/comments/:id', { params: { id }, body: { reason } }),
    onDone: onClose,
    success: () => ({ title: 'Comment deleted' }),
    failure: 'Error deleting comment',
  });
  return (
    <ReasonDialog
      title="Delete this comment?"
      text={
        isModerating
          ? `This removes the comment by ${comment.author?.username ?? unknownUser}.`
          : 'This cannot be undone. Replies will stay.'
      }
      {...(isModerating && { reason: removalReason })}
      submitLabel="Delete comment"
      isOpen={comment !== null}
      isPending={deleting.isPending}
      onSubmit={(reason) => comment && deleting.mutate({ commentId: comment.id, reason })}
      onClose={onClose}
    />
  );
}

const removalReason = {
  label: 'Reason (optional)',
  hint: 'Shown to the author.',
  maxLength: 1000,
  isRequired: false,
};

function ReportDialog({ comment, onClose }: DialogProps) {
  const api = useApi();
  const reporting = useThreadMutation({
    run: ({ commentId: id, reason }: ReasonedAction) =>
      api.call('POST /api/comments/:id/report', { params: { id }, body: { reason } }),
    onDone: onClose,
    success: () => ({
      title: 'Comment reported',
      description: 'Thank you. An administrator will review it.',
    }),
    failure: 'Error reporting comment',
  });
  return (
    <ReasonDialog
      title="Report this comment"
      text={`By ${comment?.author?.username ?? unknownUser}. The author will not see who reported it.`}
      reason={{ label: 'What is wrong with it?', maxLength: 5000, isRequired: true }}
      submitLabel="Send report"
      isOpen={comment !== null}
      isPending={reporting.isPending}
      onSubmit={(reason) => comment && reporting.mutate({ commentId: comment.id, reason })}
      onClose={onClose}
    />
  );
}
