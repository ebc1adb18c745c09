import { Button } from './button.tsx';

interface FormButtonsProps {
  cancelLabel?: string | undefined;
  /** Omit if there is nothing to cancel. */
  onCancel?: (() => void) | undefined;
  isCancelBlocked?: boolean;
  /** At the other end. */
  note?: React.ReactNode;
  /** The button that does it. */
  children: React.ReactNode;
}

/** The end of a form or dialog: first the way out, then the way on, in this order everywhere. */
export function FormButtons(props: FormButtonsProps) {
  const { cancelLabel = 'Cancel', onCancel, isCancelBlocked = false, note, children } = props;
  return (
    <div className="flex flex-wrap items-center justify-end gap-3">
      {note}
      {onCancel && (
        <Button variant="secondary" size="medium" disabled={isCancelBlocked} onClick={onCancel}>
          {cancelLabel}
        </Button>
      )}
      {children}
    </div>
  );
}
