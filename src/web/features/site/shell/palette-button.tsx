import { Suspense, useEffect } from 'react';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { SearchIcon } from '../../../components/ui/icons.tsx';
import { LiveButton } from '../../../components/ui/live-button.tsx';
import { useLazyDialog } from '../../../lib/use-lazy-dialog.ts';
import iconButton from './icon-button.module.css';

const Palette = lazyPart(() => import('./palette/palette.tsx'));

/** Opens the site-wide search, also with Ctrl+K or ⌘K. It is loaded when first opened. */
export function PaletteButton() {
  const { wasOpened, open, dialog } = useLazyDialog();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isKey = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      // In a composer, the keys insert a link; an open dialog takes precedence.
      if (!isKey || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [open]);
  return (
    <>
      <LiveButton
        aria-label="Find anything"
        aria-keyshortcuts="Control+K Meta+K"
        className={`${iconButton.button} needs-scripts`}
        onClick={open}
      >
        <SearchIcon />
      </LiveButton>
      {wasOpened && (
        <Suspense>
          <Palette {...dialog} />
        </Suspense>
      )}
    </>
  );
}
