import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { type Notice, NotifyContext } from '../../lib/toast.ts';
import { lazyPart } from '../lazy-part.tsx';

const loadView = () => import('./toast-view.tsx');

// Losing a toast is better than crashing the page.
const ToastView = lazyPart(loadView);

interface Shown {
  count: number;
  notice: Notice | null;
}

/** Shows one toast at a time. Its code is loaded on the first interaction, not with the page. */
export function Toaster({ children }: { children: React.ReactNode }) {
  const [{ count, notice }, setShown] = useState<Shown>({ count: 0, notice: null });
  const notify = useCallback(
    (next: Notice) => setShown((last) => ({ count: last.count + 1, notice: next })),
    [],
  );
  const mutations = useQueryClient().getMutationCache();
  useEffect(loadViewOnInteraction, []);
  // A new attempt makes the news of a failure stale.
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
      {notice && (
        <Suspense fallback={null}>
          <ToastView key={count} {...notice} />
        </Suspense>
      )}
    </NotifyContext>
  );
}

/** Early enough to report later that the network is down. */
function loadViewOnInteraction(): () => void {
  const watch = new AbortController();
  const load = () => {
    watch.abort();
    loadView().catch(() => {});
  };
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, load, { signal: watch.signal });
  }
  return () => watch.abort();
}
