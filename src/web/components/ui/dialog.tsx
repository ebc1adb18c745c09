import { useEffect, useId, useRef } from 'react';

interface DialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: React.ReactNode;
}

/** The browser's own: it keeps the focus within, closes on Escape and gives the focus back. */
export function Dialog({ title, isOpen, onClose, children }: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={id} onClose={onClose}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {isOpen && children}
    </dialog>
  );
}
