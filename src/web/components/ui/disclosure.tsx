import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';

/**
 * A control that opens a panel: the browser's own, and so it works before and without scripts.
 * With them it also closes on Escape, on a navigation and when the reader turns elsewhere.
 */
export function Disclosure({ children, ...details }: Omit<ComponentProps<'details'>, 'ref'>) {
  const { key } = useLocation();
  return (
    <details key={key} {...details} ref={closeWhenLeft}>
      {children}
    </details>
  );
}

function closeWhenLeft(details: HTMLDetailsElement | null) {
  if (!details) return undefined;
  const watch = new AbortController();
  const { signal } = watch;
  const closeIfElsewhere = (place: EventTarget | null) => {
    if (place instanceof Node && !details.contains(place)) details.open = false;
  };
  document.addEventListener('pointerdown', ({ target }) => closeIfElsewhere(target), { signal });
  details.addEventListener('focusout', (event) => closeIfElsewhere(event.relatedTarget), {
    signal,
  });
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !details.open) return;
      details.open = false;
      details.querySelector('summary')?.focus();
    },
    { signal },
  );
  return () => watch.abort();
}
