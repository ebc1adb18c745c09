import { useState } from 'react';
import type { Enrollment } from '#shared/contracts/two-factor.ts';
import { Dialog } from '../ui/dialog.tsx';
import { CodesDialog } from './codes-dialog.tsx';
import { SetUpForm } from './set-up-form.tsx';

interface SetUpDialogProps {
  enrollment: Enrollment;
  onClose: () => void;
  /** It is on, and the recovery codes are saved. */
  onDone: () => void;
}

export default function SetUpDialog({ enrollment, onClose, onDone }: SetUpDialogProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <CodesDialog codes={codes} onDone={onDone} />;
  return (
    <Dialog title="Set up two-step sign-in" isOpen onClose={onClose}>
      <SetUpForm
        enrollment={enrollment}
        onCancel={onClose}
        onDone={(recoveryCodes) => (recoveryCodes.length > 0 ? setCodes(recoveryCodes) : onDone())}
      />
    </Dialog>
  );
}
