import { Button } from './button.tsx';

interface FormButtonsProps {
  cancelLabel?: string | undefined;
  /** Omit if there is nothing to cancel. */
  onCancel?: (() => void) | undefined;
  isCancelBlocked?: boolean;
  /** At the other end. */
  note?: React.ReactNode;
  /** The button for the main action. */
  children: React.ReactNode;
}

/** The buttons of a form or dialog, in the same order everywhere: Cancel, then the main action. */
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
