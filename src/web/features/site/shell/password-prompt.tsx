import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useApi } from '../../../lib/app-context.ts';
import { focusWhenEnabled } from '../../../lib/focus-when-enabled.ts';
import { signInMethodsQuery } from '../../../queries/sign-in-providers.ts';
import type { PasswordDialogProps } from './password-dialog.tsx';

/** Asks for the password whenever a call needs it, once for all waiting calls. */
export function PasswordPrompt() {
  const api = useApi();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  // Loaded when first needed, then kept mounted, since closing it restores the focus.
  const [PasswordDialog, setDialog] = useState<ComponentType<PasswordDialogProps> | null>(null);
  const waiting = useRef<((isEntered: boolean) => void)[]>([]);
  useEffect(
    () =>
      api.askPasswordWith(async () => {
        const [loaded] = await Promise.all([
          import('./password-dialog.tsx'),
          queries.prefetchQuery(signInMethodsQuery(api)),
        ]);
        setDialog(() => loaded.PasswordDialog);
        setOpen(true);
        return new Promise((resolve) => waiting.current.push(resolve));
      }),
    [api, queries],
  );
  useFocusFromBefore(isOpen);

  function close(isEntered: boolean) {
    setOpen(false);
    for (const goOn of waiting.current.splice(0)) goOn(isEntered);
  }

  return PasswordDialog && <PasswordDialog isOpen={isOpen} onClose={close} />;
}

/** The dialog itself cannot restore the focus if the pressed button was disabled when it opened. */
function useFocusFromBefore(isOpen: boolean): void {
  const focused = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (isOpen) return undefined;
    if (focused.current) focusWhenEnabled(focused.current);
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) focused.current = target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [isOpen]);
}
