import { ConfirmDialog } from '../../../../components/ui/confirm-dialog.tsx';

interface WithdrawDialogProps {
  /** Null: the dialog is closed. */
  variant: string | null;
  isPending: boolean;
  onConfirm: (variant: string) => void;
  onClose: () => void;
}

export function WithdrawDialog({ variant, isPending, onConfirm, onClose }: WithdrawDialogProps) {
  return (
    <ConfirmDialog
      title={`Withdraw ${variant ?? ''}?`}
      isOpen={variant !== null}
      onClose={onClose}
      cancelLabel="Cancel"
      confirmLabel="Withdraw"
      variant="danger"
      isPending={isPending}
      error={null}
      onConfirm={() => variant !== null && onConfirm(variant)}
    >
      Nobody will be asked with these numbers any more, and links to them will show the usual ones.
      Answers given so far keep their verdicts. You can put the numbers back at any time.
    </ConfirmDialog>
  );
}
