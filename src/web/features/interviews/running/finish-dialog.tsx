import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { listText } from '../../../lib/interview-text.ts';

interface FinishDialogProps {
  isOpen: boolean;
  /** The places without an answer. */
  unanswered: readonly number[];
  isPending: boolean;
  error: Error | null;
  onClose: () => void;
  onFinish: () => void;
}

/** Asks before the interview ends. */
export function FinishDialog({ unanswered, onFinish, ...dialog }: FinishDialogProps) {
  return (
    <ConfirmDialog
      {...dialog}
      title="End the interview?"
      cancelLabel="Keep going"
      confirmLabel="End the interview"
      onConfirm={onFinish}
    >
      {missing(unanswered)} Your answers are judged, and you get the report.
    </ConfirmDialog>
  );
}

function missing(unanswered: readonly number[]): string {
  if (unanswered.length === 0) return 'Every question has an answer.';
  return unanswered.length === 1
    ? `Question ${unanswered[0]} has no answer yet.`
    : `Questions ${listText(unanswered)} have no answer yet.`;
}
