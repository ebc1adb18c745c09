import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';

interface TestAuthenticationProps {
  isOpen: boolean;
  isPending: boolean;
  onAnswer: (approve: boolean) => void;
}

/** Stands in for the bank's authentication of the cardholder. */
export function TestAuthentication({ isOpen, isPending, onAnswer }: TestAuthenticationProps) {
  const answer = (approve: boolean) => {
    if (!isPending) onAnswer(approve);
  };
  return (
    <Dialog title="Test authentication" isOpen={isOpen} onClose={() => answer(false)}>
      <p className="mt-3 mb-6 text-ink-muted">
        Your bank would ask you to confirm this payment here. In test mode, you choose the outcome.
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button
          variant="secondary"
          size="medium"
          disabled={isPending}
          onClick={() => answer(false)}
        >
          Fail
        </Button>
        <Button size="medium" disabled={isPending} onClick={() => answer(true)}>
          Complete
        </Button>
      </div>
    </Dialog>
  );
}
