import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { type Notice, NotifyContext } from '../../lib/toast.ts';
import { ToastView } from './toast-view.tsx';

interface Shown {
  count: number;
  notice: Notice | null;
}

/** Shows one toast at a time. */
export function Toaster({ children }: { children: React.ReactNode }) {
  const [{ count, notice }, setShown] = useState<Shown>({ count: 0, notice: null });
  const notify = useCallback(
    (next: Notice | null) => setShown((last) => ({ count: last.count + 1, notice: next })),
    [],
  );
  const close = useCallback(() => notify(null), [notify]);
  const mutations = useQueryClient().getMutationCache();
  // A new attempt makes an earlier failure stale.
  useEffect(
    () =>
      mutations.subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'pending') return;
        setShown((last) =>
          last.notice?.tone === 'destructive' ? { ...last, notice: null } : last,
        );
      }),
    [mutations],
  );

  return (
    <NotifyContext value={notify}>
      {children}
      {/* Rendered before the toast: screen readers announce only changes. */}
      <div aria-live="assertive" aria-atomic="true">
        {notice && <ToastView key={count} notice={notice} onClose={close} />}
      </div>
    </NotifyContext>
  );
}
