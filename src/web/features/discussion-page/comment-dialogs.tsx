import { isOwn } from '#shared/policies/discussions.ts';
import { useApi } from '../../lib/app-context.ts';
import type { ShownComment } from '../../queries/shown-thread.ts';
import { unknownUser } from './author-mark.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { type AskedAbout, useThread } from './thread-context.ts';
import { useAct } from './use-act.ts';

interface CommentDialogsProps {
  /** Null: nothing is asked. */
  about: AskedAbout | null;
  onClose: () => void;
}

/** Once per page, not once per comment. */
export function CommentDialogs({ about, onClose }: CommentDialogsProps) {
  const commentFor = (act: AskedAbout['act']) => (about?.act === act ? about.comment : null);
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

interface ReasonedAct {
  /** Of the comment. */
  id: number;
  reason: string;
}

function DeleteDialog({ comment, onClose }: DialogProps) {
  const api = useApi();
  const { user } = useThread();
  const isModerating = comment !== null && !isOwn(user, comment);
  const deleting = useAct({
    run: ({ id, reason }: ReasonedAct) =>
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
          ? `This takes the comment of ${comment.author?.username ?? unknownUser} away.`
          : 'This cannot be undone. Replies to it stay.'
      }
      {...(isModerating && { reason: removalReason })}
      submitLabel="Delete comment"
      isOpen={comment !== null}
      isPending={deleting.isPending}
      onSubmit={(reason) => comment && deleting.mutate({ id: comment.id, reason })}
      onClose={onClose}
    />
  );
}

const removalReason = {
  label: 'Reason (optional)',
  hint: 'Shown to whoever wrote it.',
  maxLength: 1000,
  isRequired: false,
};

function ReportDialog({ comment, onClose }: DialogProps) {
  const api = useApi();
  const reporting = useAct({
    run: ({ id, reason }: ReasonedAct) =>
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
      text={`By ${comment?.author?.username ?? unknownUser}. Whoever wrote it is not told who reported it.`}
      reason={{ label: 'What is wrong with it?', maxLength: 5000, isRequired: true }}
      submitLabel="Send report"
      isOpen={comment !== null}
      isPending={reporting.isPending}
      onSubmit={(reason) => comment && reporting.mutate({ id: comment.id, reason })}
      onClose={onClose}
    />
  );
}
