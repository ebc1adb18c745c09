import { useDeferredValue, useEffect, useMemo, useState } from 'react';

interface Renderer {
  renderMarkup: (source: string) => { html: string };
  findMarkupProblem: (source: string) => string | null;
}

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
    if (isNeeded) loadRenderer().then(setRenderer, () => setFailed(true));
  }, [isNeeded]);

  const text = useDeferredValue(source);
  const rendered = useMemo(() => render(renderer, text), [renderer, text]);
  return { ...rendered, hasFailed };
}

function render(renderer: Renderer | null, text: string) {
  if (!renderer) return { html: null, problem: null };
  return { html: renderer.renderMarkup(text).html, problem: renderer.findMarkupProblem(text) };
}

async function loadRenderer(): Promise<Renderer> {
  const [{ renderMarkup }, { findMarkupProblem }] = await Promise.all([
    import('#markup/render.ts'),
    import('#markup/limits.ts'),
  ]);
  return { renderMarkup, findMarkupProblem };
}
