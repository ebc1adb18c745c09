import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { FormButtons } from './form-buttons.tsx';

interface ConfirmDialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  cancelLabel: string;
  confirmLabel: string;
  variant?: 'primary' | 'danger';
  isPending: boolean;
  /** From the last attempt. */
  error: Error | null;
  onConfirm: () => void;
  children: React.ReactNode;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, isOpen, onClose, cancelLabel, confirmLabel, isPending, error, children } = props;
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose}>
      <p className="mt-3 mb-6 text-ink-muted">{children}</p>
      <FailureNotice error={error} className="mb-4" />
      <FormButtons cancelLabel={cancelLabel} onCancel={onClose}>
        <Button
          variant={props.variant}
          size="medium"
          disabled={isPending}
          onClick={props.onConfirm}
        >
          {error ? 'Try again' : confirmLabel}
        </Button>
      </FormButtons>
    </Dialog>
  );
}
