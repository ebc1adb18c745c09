import { useEffect, useId, useRef } from 'react';
import styles from './dialog.module.css';

interface DialogProps {
  title: string;
  isOpen: boolean;
  /** The user wants to close it; the parent decides whether it closes. */
  onClose: () => void;
  size?: 'medium' | 'wide';
  children: React.ReactNode;
}

const looks = { medium: styles.dialog, wide: `${styles.dialog} ${styles.wide}` } as const;

/** A native dialog: it traps the focus, closes on Escape and restores the focus. */
export function Dialog({ title, isOpen, onClose, size = 'medium', children }: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  function handleEscape(event: React.KeyboardEvent) {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    // Close only the innermost of nested dialogs.
    event.stopPropagation();
    onClose();
  }

  // React bubbles these two events, so they also arrive from nested dialogs.
  function handleCancel(event: React.SyntheticEvent) {
    if (event.target !== dialog.current) return;
    event.preventDefault();
    onClose();
  }

  /** Browsers close the dialog on a second request in a row, even if the first was prevented. */
  function handleClose(event: React.SyntheticEvent) {
    // Ignore stale close events: the dialog may have been reopened since.
    if (event.target !== dialog.current || !isOpen || dialog.current.open) return;
    dialog.current.showModal();
    onClose();
  }

  return (
    <dialog
      ref={dialog}
      className={looks[size]}
      aria-labelledby={id}
      onKeyDown={handleEscape}
      onCancel={handleCancel}
      onClose={handleClose}
    >
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {isOpen && children}
    </dialog>
  );
}
