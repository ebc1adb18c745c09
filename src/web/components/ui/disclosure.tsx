import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';

/**
 * A native `<details>` menu, which works without scripts. With them it also closes on Escape, on
 * navigation, and when the user clicks or focuses something else.
 */
export function Disclosure({ children, ...details }: Omit<ComponentProps<'details'>, 'ref'>) {
  const { key } = useLocation();
  return (
    <details key={key} {...details} ref={closeOnLeave}>
      {children}
    </details>
  );
}

function closeOnLeave(details: HTMLDetailsElement | null) {
  if (!details) return undefined;
  const watch = new AbortController();
  const { signal } = watch;
  const closeIfOutside = (target: EventTarget | null) => {
    if (target instanceof Node && !details.contains(target)) details.open = false;
  };
  document.addEventListener('pointerdown', ({ target }) => closeIfOutside(target), { signal });
  details.addEventListener('focusout', (event) => closeIfOutside(event.relatedTarget), {
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
