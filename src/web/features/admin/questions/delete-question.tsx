import type { AdminQuestionRow } from '#shared/contracts/admin-question.ts';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { useDeletion } from './use-question-changes.ts';

interface DeleteQuestionProps {
  /** Null: the dialog is closed. */
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
      cancelLabel="Cancel"
      confirmLabel="Delete permanently"
      variant="danger"
      isPending={deletion.isPending}
      error={null}
      onConfirm={() => question && deletion.mutate(question.id)}
    >
      This permanently deletes <strong className="text-ink">{question?.name}</strong> with its
      solution, discussions, error reports and all user progress. To take it off the site for now,
      hide it instead.
    </ConfirmDialog>
  );
}
