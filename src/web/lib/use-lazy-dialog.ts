import { useCallback, useState } from 'react';

/** The state of a dialog that is loaded when it is first opened, and then stays. */
export function useLazyDialog() {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  const open = useCallback(() => setOpen(true), []);
  return { wasOpened, open, dialog: { isOpen, onClose: () => setOpen(false) } };
}
