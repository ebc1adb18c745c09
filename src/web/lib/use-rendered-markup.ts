import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Rendered } from '#markup/render.ts';

type Renderer = (source: string) => Rendered;

interface RenderedMarkup {
  /** Null until the renderer has loaded. */
  html: string | null;
  /** Why the text can't be saved. */
  problem: string | null;
  /** The renderer failed to load. Browsers cache that until the page is reloaded. */
  hasFailed: boolean;
}

/**
 * Renders a text as it will look once saved. The renderer loads with the first text. Typing comes
 * first: while a long text renders, the previous result stays on screen.
 */
export function useRenderedMarkup(source: string): RenderedMarkup {
  const [renderer, setRenderer] = useState<Renderer | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isNeeded = source !== '';
  useEffect(() => {
    if (!isNeeded) return;
    import('#markup/render.ts').then(
      // A function, which a setter would call.
      ({ renderMarkup }) => setRenderer(() => renderMarkup),
      () => setFailed(true),
    );
  }, [isNeeded]);

  const text = useDeferredValue(source);
  const rendered = useMemo(() => renderer?.(text) ?? unrendered, [renderer, text]);
  return { ...rendered, hasFailed };
}

const unrendered = { html: null, problem: null };
