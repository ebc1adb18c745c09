import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** What every page stands in. */
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
        {children}
      </main>
      <Footer />
    </div>
  );
}

/**
 * A new page without a reload: readers that follow the focus are taken to it, or to the part of it
 * that the address names.
 */
function useFocusAfterNavigation() {
  const { pathname, hash } = useLocation();
  const place = useRef<HTMLElement>(null);
  const focusedFor = useRef(pathname);
  useEffect(() => {
    if (focusedFor.current === pathname) return;
    focusedFor.current = pathname;
    const part = document.getElementById(hash.slice(1));
    (part ?? place.current)?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return place;
}
