import { useEffect, useId, useRef } from 'react';
import styles from './dialog.module.css';

interface DialogProps {
  title: string;
  isOpen: boolean;
  /** Somebody wants it closed; whether it closes is up to whoever opened it. */
  onClose: () => void;
  size?: 'medium' | 'wide';
  children: React.ReactNode;
}

const looks = { medium: styles.dialog, wide: `${styles.dialog} ${styles.wide}` } as const;

/** The browser's own: it keeps the focus within, closes on Escape and gives the focus back. */
export function Dialog({ title, isOpen, onClose, size = 'medium', children }: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  function closeByKey(event: React.KeyboardEvent) {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    // Of dialogs within dialogs only the innermost is meant.
    event.stopPropagation();
    onClose();
  }

  // In React these two events rise, and so come from what lies within as well.
  function closeByGesture(event: React.SyntheticEvent) {
    if (event.target !== dialog.current) return;
    event.preventDefault();
    onClose();
  }

  /** Browsers take a second wish in a row for one that nobody may refuse. */
  function reopenUntilAllowed(event: React.SyntheticEvent) {
    // Browsers tell of a closing a little later: by then it may have been opened anew.
    if (event.target !== dialog.current || !isOpen || dialog.current.open) return;
    dialog.current.showModal();
    onClose();
  }

  return (
    <dialog
      ref={dialog}
      className={looks[size]}
      aria-labelledby={id}
      onKeyDown={closeByKey}
      onCancel={closeByGesture}
      onClose={reopenUntilAllowed}
    >
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {isOpen && children}
    </dialog>
  );
}
