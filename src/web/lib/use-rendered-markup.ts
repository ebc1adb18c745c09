import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';

interface Renderer {
  renderMarkup: (source: string) => { html: string };
  findMarkupProblem: (source: string) => string | null;
}

interface RenderedMarkup {
  /** Null until the renderer has loaded. */
  html: string | null;
  /** Why the text can't be saved. */
  problem: string | null;
  /** The renderer failed to load. */
  hasFailed: boolean;
  retry: () => void;
}

/**
 * A live preview of a text. The renderer loads when there is text. Rendering is deferred, so that
 * typing stays responsive.
 */
export function useRenderedMarkup(source: string): RenderedMarkup {
  const [renderer, setRenderer] = useState<Renderer | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    loadRenderer().then(setRenderer, () => setFailed(true));
  }, []);
  const isNeeded = source !== '';
  useEffect(() => {
    if (isNeeded) load();
  }, [isNeeded, load]);

  const text = useDeferredValue(source);
  const rendered = useMemo(() => render(renderer, text), [renderer, text]);
  return { ...rendered, hasFailed, retry: load };
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
