import { useId, useState } from 'react';
import type { ReportedComment } from '#shared/contracts/comment-report.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { FailureNotice } from '../../../components/ui/failure-notice.tsx';
import { describedBy, Field } from '../../../components/ui/field.tsx';
import { FormButtons } from '../../../components/ui/form-buttons.tsx';
import { TextArea } from '../../../components/ui/input.tsx';
import { SubmitButton } from '../../../components/ui/submit-button.tsx';
import { useDecision } from './use-decision.ts';

interface DeleteCommentProps {
  report: ReportedComment;
  onDecided: () => void;
}

export function DeleteComment({ report, onDecided }: DeleteCommentProps) {
  const [isOpen, setOpen] = useState(false);
  const label = report.comment.isDeleted ? 'Uphold report' : 'Delete comment';
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {label}
        <span className="sr-only"> by {report.comment.author?.username ?? 'Unknown User'}</span>
      </Button>
      <Dialog title={`${label}?`} isOpen={isOpen} onClose={() => setOpen(false)}>
        <DeletionForm
          report={report}
          label={label}
          onCancel={() => setOpen(false)}
          onDecided={onDecided}
        />
      </Dialog>
    </>
  );
}

const hint = 'Optional. Only the author of the comment will see it.';
const longestReason = 1_000;

interface DeletionFormProps extends DeleteCommentProps {
  label: string;
  onCancel: () => void;
}

function DeletionForm({ report, label, onCancel, onDecided }: DeletionFormProps) {
  const id = useId();
  const decision = useDecision(report, { onDecided });

  function submit(event: React.FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const reason = new FormData(event.currentTarget).get('reason');
    decision.mutate({ status: 'upheld', ...(typeof reason === 'string' && { reason }) });
  }

  return (
    <form method="post" onSubmit={submit}>
      <p className="mt-3 mb-5 text-ink-muted">
        {report.comment.isDeleted
          ? 'The comment is already deleted. Its open reports will be upheld.'
          : 'The comment will be hidden from everyone, but its replies stay. Its open reports will be upheld.'}
      </p>
      {!report.comment.isDeleted && (
        <Field id={id} label="Reason" hint={hint}>
          <TextArea
            {...describedBy(id, { hint })}
            id={id}
            name="reason"
            rows={4}
            maxLength={longestReason}
          />
        </Field>
      )}
      <FailureNotice error={decision.error} fallback="Please try again later." className="mb-3" />
      <FormButtons onCancel={onCancel}>
        <SubmitButton
          isBlocked={decision.isPending}
          isPending={decision.isPending}
          variant="danger"
        >
          {label}
        </SubmitButton>
      </FormButtons>
    </form>
  );
}
