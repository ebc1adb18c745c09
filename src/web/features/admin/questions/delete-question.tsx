import type { AdminQuestionRow } from '#shared/contracts/admin-question.ts';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { useDeletion } from './use-question-changes.ts';

interface DeleteQuestionProps {
  /** Null: nobody wants to delete any. */
  question: AdminQuestionRow | null;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteQuestion({ question, onClose, onDeleted }: DeleteQuestionProps) {
  const deletion = useDeletion({ onDone: onDeleted, onFailed: onClose });
  return (
    <ConfirmDialog
      title="Delete this question?"
      isOpen={question !== null}
      onClose={onClose}
      keepLabel="Cancel"
      confirmLabel="Delete permanently"
      variant="danger"
      isPending={deletion.isPending}
      error={null}
      onConfirm={() => question && deletion.mutate(question.id)}
    >
      <strong className="text-ink">{question?.name}</strong> is deleted with its solution, its
      discussions, its reports and everybody’s progress on it. This cannot be undone; to take it off
      the site for now, hide it.
    </ConfirmDialog>
  );
}
