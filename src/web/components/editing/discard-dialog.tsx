import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

interface DiscardDialogProps {
  isOpen: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}

export function DiscardDialog({ isOpen, onKeep, onDiscard }: DiscardDialogProps) {
  return (
    <Dialog title="Discard your changes?" isOpen={isOpen} onClose={onKeep}>
      <p className="mt-3 mb-6 text-ink-muted">Your changes have not been saved.</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" size="medium" onClick={onKeep}>
          Keep editing
        </Button>
        <Button variant="danger" size="medium" onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </Dialog>
  );
}
