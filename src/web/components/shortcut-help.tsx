import { Fragment, useState } from 'react';
import { useShortcuts } from '../lib/use-shortcuts.ts';
import { Button } from './ui/button.tsx';
import { Dialog } from './ui/dialog.tsx';
import { LiveButton } from './ui/live-button.tsx';

export interface ShortcutNote {
  keys: readonly string[];
  does: string;
}

/** A dialog with the page's shortcuts, opened by `?` or by a button. */
export function ShortcutHelp({ shortcuts }: { shortcuts: readonly ShortcutNote[] }) {
  const [isOpen, setIsOpen] = useState(false);
  useShortcuts({ '?': () => setIsOpen(true) });
  return (
    <>
      <LiveButton
        className="needs-scripts hidden items-center gap-2 text-ink-muted text-sm hover:text-ink md:pointer-fine:inline-flex"
        onClick={() => setIsOpen(true)}
      >
        Keyboard shortcuts <Key name="?" />
      </LiveButton>
      <Dialog title="Keyboard shortcuts" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <dl className="my-5 grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-2.5">
          {[...shortcuts, { keys: ['?'], does: 'Show these keys' }].map(({ keys, does }) => (
            <Fragment key={does}>
              <dt className="flex gap-1.5">
                {keys.map((key) => (
                  <Key key={key} name={key} />
                ))}
              </dt>
              <dd>{does}</dd>
            </Fragment>
          ))}
        </dl>
        <Button variant="secondary" onClick={() => setIsOpen(false)}>
          Close
        </Button>
      </Dialog>
    </>
  );
}

function Key({ name }: { name: string }) {
  return (
    <kbd className="min-w-6 rounded-sm border border-rule-strong bg-sunken px-1.5 text-center font-sans text-ink text-xs">
      {name}
    </kbd>
  );
}
