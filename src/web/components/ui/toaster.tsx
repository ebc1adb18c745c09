import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { type Notice, NotifyContext } from '../../lib/toast.ts';

const loadView = () => import('./toast-view.tsx');

const ToastView = lazy<React.ComponentType<Notice>>(() =>
  // Losing a toast is better than crashing the page.
  loadView().catch(() => ({ default: () => null })),
);

const noNotice: Notice = { title: '' };

/** Shows one toast at a time. Its code is loaded on the first interaction, not with the page. */
export function Toaster({ children }: { children: React.ReactNode }) {
  const [shown, setShown] = useState({ count: 0, notice: noNotice });
  const notify = useCallback(
    (notice: Notice) => setShown(({ count }) => ({ count: count + 1, notice })),
    [],
  );
  useEffect(loadViewOnInteraction, []);

  return (
    <NotifyContext value={notify}>
      {children}
      {shown.count > 0 && (
        <Suspense fallback={null}>
          <ToastView key={shown.count} {...shown.notice} />
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
