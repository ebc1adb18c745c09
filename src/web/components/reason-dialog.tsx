import { useId, useState } from 'react';
import { Dialog } from './ui/dialog.tsx';
import { FailureNotice } from './ui/failure-notice.tsx';
import { Field } from './ui/field.tsx';
import { FormButtons } from './ui/form-buttons.tsx';
import { TextArea } from './ui/input.tsx';
import { SubmitButton } from './ui/submit-button.tsx';

interface ReasonDialogProps extends ReasonFormProps {
  title: string;
  isOpen: boolean;
}

interface ReasonFormProps {
  text: string;
  /** Omit to ask for no reason. */
  reason?: { label: string; hint?: string; maxLength: number; isRequired: boolean };
  submitLabel: string;
  isPending: boolean;
  /** From the last attempt, unless a toast says so. */
  error?: Error | null;
  onSubmit: (reason: string) => void;
  onClose: () => void;
  /** Fields above the reason. */
  children?: React.ReactNode;
}

/** Asks for confirmation and, if `reason` is set, for a reason. */
export function ReasonDialog({ title, isOpen, ...form }: ReasonDialogProps) {
  return (
    <Dialog title={title} isOpen={isOpen} onClose={form.onClose}>
      <ReasonForm {...form} />
    </Dialog>
  );
}

function ReasonForm(props: ReasonFormProps) {
  const { text, reason, submitLabel, isPending, error = null, onSubmit, onClose, children } = props;
  const id = useId();
  const [typed, setTyped] = useState('');
  const isMissing = (reason?.isRequired ?? false) && typed.trim() === '';
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isMissing && !isPending) onSubmit(typed.trim());
      }}
    >
      <p className="mt-2 mb-5 text-ink-muted">{text}</p>
      {children}
      {reason && (
        <Field id={id} label={reason.label} hint={reason.hint}>
          <TextArea
            id={id}
            rows={4}
            autoFocus={!children}
            required={reason.isRequired}
            maxLength={reason.maxLength}
            aria-describedby={reason.hint && `${id}-hint`}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
      )}
      <FailureNotice error={error} className="mb-4" />
      <FormButtons onCancel={onClose}>
        <SubmitButton variant="danger" isBlocked={isMissing || isPending} isPending={isPending}>
          {submitLabel}
        </SubmitButton>
      </FormButtons>
    </form>
  );
}
