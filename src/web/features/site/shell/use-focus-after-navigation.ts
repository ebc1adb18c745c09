import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Moves the focus to the new page after a client-side navigation, or to the element in the URL's
 * hash. It does so before the page is painted; later, it could take the focus from something that
 * the user has just clicked.
 */
export function useFocusAfterNavigation() {
  const { pathname, hash } = useLocation();
  const main = useRef<HTMLElement>(null);
  const focusedFor = useRef(pathname);
  useLayoutEffect(() => {
    if (focusedFor.current === pathname) return;
    focusedFor.current = pathname;
    const target = document.getElementById(hash.slice(1)) ?? main.current;
    target?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return main;
}
