import { Dialog } from '../ui/dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Closes only by its button: Escape would lose the codes. */
export function CodesDialog({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <Dialog title="Your recovery codes" isOpen onClose={() => {}}>
      <RecoveryCodes codes={codes} onDone={onDone} />
    </Dialog>
  );
}
