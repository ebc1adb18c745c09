import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** The layout of every page. */
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
 * Moves the focus to the new page after a client-side navigation, or to the element in the URL's
 * hash, or to the field that the navigation's state names.
 */
function useFocusAfterNavigation() {
  const { pathname, hash, state } = useLocation();
  const field = state?.focusField;
  const main = useRef<HTMLElement>(null);
  const focusedFor = useRef(pathname);
  useEffect(() => {
    if (focusedFor.current === pathname) return;
    focusedFor.current = pathname;
    const target = document.getElementById(hash.slice(1)) ?? document.getElementsByName(field)[0];
    (target ?? main.current)?.focus({ preventScroll: true });
  }, [pathname, hash, field]);
  return main;
}
