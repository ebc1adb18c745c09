import { lazy, Suspense } from 'react';
import { useLazyDialog } from '../lib/use-lazy-dialog.ts';
import { useShortcuts } from '../lib/use-shortcuts.ts';
import { KeyCap } from './key-cap.tsx';
import type { ShortcutNote } from './shortcut-dialog.tsx';
import { LiveButton } from './ui/live-button.tsx';

const ShortcutDialog = lazy(async () => ({
  default: (await import('./shortcut-dialog.tsx')).ShortcutDialog,
}));

/** A dialog with the page's shortcuts, opened by `?` or a button, and loaded only then. */
export function ShortcutHelp({ shortcuts }: { shortcuts: readonly ShortcutNote[] }) {
  const { wasOpened, open, dialog } = useLazyDialog();
  useShortcuts({ '?': open });
  return (
    <>
      <LiveButton
        className="needs-scripts hidden items-center gap-2 text-ink-muted text-sm hover:text-ink md:pointer-fine:inline-flex"
        onClick={open}
      >
        Keyboard shortcuts <KeyCap name="?" />
      </LiveButton>
      {wasOpened && (
        <Suspense>
          <ShortcutDialog shortcuts={shortcuts} {...dialog} />
        </Suspense>
      )}
    </>
  );
}
