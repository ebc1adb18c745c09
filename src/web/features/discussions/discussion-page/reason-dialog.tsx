import { useId, useState } from 'react';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { FormButtons } from '../../../components/ui/form-buttons.tsx';
import { TextArea } from '../../../components/ui/input.tsx';
import { SubmitButton } from '../../../components/ui/submit-button.tsx';

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
  onSubmit: (reason: string) => void;
  onClose: () => void;
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
  const { text, reason, submitLabel, isPending, onSubmit, onClose } = props;
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
      {reason && (
        <Field id={id} label={reason.label} hint={reason.hint}>
          <TextArea
            id={id}
            rows={4}
            autoFocus
            required={reason.isRequired}
            maxLength={reason.maxLength}
            aria-describedby={reason.hint && `${id}-hint`}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
      )}
      <FormButtons onCancel={onClose}>
        <SubmitButton variant="danger" isBlocked={isMissing || isPending} isPending={isPending}>
          {submitLabel}
        </SubmitButton>
      </FormButtons>
    </form>
  );
}
