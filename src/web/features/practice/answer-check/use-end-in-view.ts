import { useEffect, useRef } from 'react';

/**
 * Brings the button and the verdict below it into view. The button was disabled while the answer
 * was checked, or stood in for one that is gone, so it gets the focus back if nothing else has it.
 */
export function useEndInView(result: object | undefined) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!result) return;
    end.current?.scrollIntoView({ block: 'nearest' });
    const { activeElement, body } = document;
    if (activeElement !== null && activeElement !== body) return;
    end.current?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
  }, [result]);
  return end;
}
