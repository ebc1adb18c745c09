import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Moves the focus to the new page after a client-side navigation, or to the element in the URL's
 * hash, or to the field that the navigation's state names. Before the page is painted: later, it
 * could take the focus from what the user has just clicked.
 */
export function useFocusAfterNavigation() {
  const { pathname, hash, state } = useLocation();
  const field = state?.focusField;
  const main = useRef<HTMLElement>(null);
  const focusedFor = useRef(pathname);
  useLayoutEffect(() => {
    if (focusedFor.current === pathname) return;
    focusedFor.current = pathname;
    const target = document.getElementById(hash.slice(1)) ?? document.getElementsByName(field)[0];
    (target ?? main.current)?.focus({ preventScroll: true });
  }, [pathname, hash, field]);
  return main;
}
