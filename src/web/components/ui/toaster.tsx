import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { type Notice, NotifyContext } from '../../lib/toast.ts';

const loadView = () => import('./toast-view.tsx');

const ToastView = lazy<React.ComponentType<Notice>>(() =>
  // Losing a toast is better than losing the page with it.
  loadView().catch(() => ({ default: () => null })),
);

const noNotice: Notice = { title: '' };

/** One toast at a time. What shows it is fetched at the first touch of the page, not with it. */
export function Toaster({ children }: { children: React.ReactNode }) {
  const [shown, setShown] = useState({ count: 0, notice: noNotice });
  const notify = useCallback(
    (notice: Notice) => setShown(({ count }) => ({ count: count + 1, notice })),
    [],
  );
  useEffect(loadViewAtFirstTouch, []);

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

/** So that the news that the network is gone can still be told. */
function loadViewAtFirstTouch(): () => void {
  const watch = new AbortController();
  const load = () => {
    watch.abort();
    loadView().catch(() => {});
  };
  for (const touch of ['pointerdown', 'keydown']) {
    addEventListener(touch, load, { signal: watch.signal });
  }
  return () => watch.abort();
}
