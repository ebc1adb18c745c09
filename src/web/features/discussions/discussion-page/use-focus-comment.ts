import { useCallback, useEffect, useRef, useState } from 'react';

/** Scrolls to a comment and focuses it, as soon as the page has it. */
export function useFocusComment(): (id: number) => void {
  // An object, so that asking for the same comment again counts.
  const [wanted, setWanted] = useState<{ id: number } | null>(null);
  const stopScrolling = useRef(() => {});
  useEffect(() => {
    if (wanted === null) return;
    // After the router, which also scrolls when the URL changes.
    const frame = requestAnimationFrame(() => {
      const comment = document.getElementById(`comment-${wanted.id}`);
      if (!comment) return;
      setWanted(null);
      stopScrolling.current();
      stopScrolling.current = keepInView(comment);
      if (!isTyping()) comment.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  });
  useEffect(() => () => stopScrolling.current(), []);
  return useCallback((id) => setWanted({ id }), []);
}

const userInput = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Until the user does something. The comments above may still be loading, and have estimated heights
 * until they come near the screen, so scrolling once is not enough.
 */
function keepInView(element: Element): () => void {
  const scroll = () => {
    if (!isInView(element)) element.scrollIntoView();
  };
  scroll();
  const observer = new ResizeObserver(scroll);
  observer.observe(document.body);
  const listeners = new AbortController();
  const stop = () => {
    observer.disconnect();
    listeners.abort();
  };
  for (const type of userInput) {
    addEventListener(type, stop, { signal: listeners.signal, passive: true });
  }
  return stop;
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}

/** Typing is never interrupted. */
function isTyping(): boolean {
  return document.activeElement?.matches('textarea, input') ?? false;
}
