import { Suspense } from 'react';
import { useIsLive } from '../../../lib/use-is-live.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { useFocusAfterNavigation } from './use-focus-after-navigation.ts';

/**
 * The layout of every page. Each boundary hydrates in its own task, so that none blocks a slow
 * phone for long.
 */
export function PageShell({ children }: { children: React.ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-30 rounded-md bg-accent px-4 py-2 text-on-accent focus:not-sr-only focus:absolute focus:top-3 focus:left-3"
      >
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1} ref={useFocusAfterNavigation()} className="flex-1">
        <Suspense>
          {children}
          <EarlyMark />
        </Suspense>
      </main>
      <Suspense>
        <Footer />
      </Suspense>
    </div>
  );
}

/** Marks the page as not hydrated yet; buttons that need scripts are disabled until then. */
function EarlyMark() {
  return useIsLive() ? null : <span hidden data-early="" />;
}
