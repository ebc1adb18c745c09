import { Fragment } from 'react';
import { KeyCap } from './key-cap.tsx';
import { Button } from './ui/button.tsx';
import { Dialog } from './ui/dialog.tsx';

export interface ShortcutNote {
  keys: readonly string[];
  does: string;
}

interface ShortcutDialogProps {
  shortcuts: readonly ShortcutNote[];
  isOpen: boolean;
  onClose: () => void;
}

export function ShortcutDialog({ shortcuts, isOpen, onClose }: ShortcutDialogProps) {
  return (
    <Dialog title="Keyboard shortcuts" isOpen={isOpen} onClose={onClose}>
      <dl className="my-5 grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-2.5">
        {[...shortcuts, { keys: ['?'], does: 'Show keyboard shortcuts' }].map(({ keys, does }) => (
          <Fragment key={does}>
            <dt className="flex gap-1.5">
              {keys.map((key) => (
                <KeyCap key={key} name={key} />
              ))}
            </dt>
            <dd>{does}</dd>
          </Fragment>
        ))}
      </dl>
      <Button variant="secondary" onClick={onClose}>
        Close
      </Button>
    </Dialog>
  );
}
