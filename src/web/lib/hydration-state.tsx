import type { DehydratedState } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { parseWithSent, SentMarkupContext, withoutSent } from './sent-markup.ts';

/** The state that the server embeds in the page, so that the browser doesn't fetch it again. */
export interface HydrationState {
  /** When the server rendered the page; hydration uses the same time. */
  renderedAt: number;
  /** The site's public origin, which may differ from the browser's. */
  origin: string;
  queries: DehydratedState;
}

const elementId = 'handover';
/** Where the page's data starts in the markup. */
export const hydrationStateStart = `<script id="${elementId}"`;

export const HydrationStateContext = createContext<HydrationState | null>(null);

function useHydrationState(): HydrationState {
  const hydrationState = useContext(HydrationStateContext);
  if (!hydrationState) throw new Error('This needs a HydrationStateContext around it');
  return hydrationState;
}

export function useRenderedAt(): number {
  return useHydrationState().renderedAt;
}

export function useOrigin(): string {
  return useHydrationState().origin;
}

export function HydrationStateScript() {
  const hydrationState = useContext(HydrationStateContext);
  // Rendered last, so it knows all HTML above. Null in browsers, which keep what the server sent.
  const sent = useContext(SentMarkupContext);
  // Escaped so that its content can't close the script element.
  const json = sent ? withoutSent(hydrationState, sent).replaceAll('<', '\\u003c') : '';
  return (
    <script
      id={elementId}
      type="application/json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block, escaped above
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}

export function readHydrationState(): HydrationState {
  const json = document.getElementById(elementId)?.textContent ?? 'null';
  return parseWithSent(json, document);
}
