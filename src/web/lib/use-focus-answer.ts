import { useEffect, useEffectEvent } from 'react';

/** Lets users who came to answer type at once. On phones, they read the question first. */
export function useFocusAnswer(isWanted = true): void {
  const focusAnswer = useEffectEvent(() => {
    if (!isWanted || !matchMedia('(min-width: 64rem)').matches) return;
    document.querySelector<HTMLElement>('[name="answer"]')?.focus({ preventScroll: true });
  });
  useEffect(() => focusAnswer(), []);
}
