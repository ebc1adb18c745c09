import { useRef, useState } from 'react';
import { isEdited } from '../../lib/edited-form.ts';
import { Dialog } from '../ui/dialog.tsx';
import { LeaveGuard } from './leave-guard.tsx';

interface EditingDialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** Receives `cancel`, which asks before discarding changes. */
  children: (cancel: () => void) => React.ReactNode;
}

/** A dialog with a form that cannot be left by accident. */
export function EditingDialog({ title, isOpen, onClose, children }: EditingDialogProps) {
  const content = useRef<HTMLDivElement>(null);
  const [isAsking, setIsAsking] = useState(false);

  const hasChanges = () => {
    const form = content.current?.querySelector('form');
    return form ? isEdited(form) : false;
  };
  const cancel = () => {
    if (hasChanges()) setIsAsking(true);
    else onClose();
  };
  const discard = () => {
    setIsAsking(false);
    onClose();
  };
  return (
    <Dialog title={title} size="wide" isOpen={isOpen} onClose={cancel}>
      <div ref={content}>{children(cancel)}</div>
      <LeaveGuard
        hasChanges={hasChanges}
        isAsking={isAsking}
        onKeep={() => setIsAsking(false)}
        onDiscard={discard}
      />
    </Dialog>
  );
}
