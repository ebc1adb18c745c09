import type { DehydratedState } from '@tanstack/react-query';
import { createContext, useContext } from 'react';

/** The state that the server embeds in the page, so that the browser doesn't fetch it again. */
export interface Handover {
  /** When the server rendered the page; hydration uses the same time. */
  renderedAt: number;
  /** The site's public origin, which may differ from the browser's. */
  origin: string;
  queries: DehydratedState;
}

const elementId = 'handover';

export const HandoverContext = createContext<Handover | null>(null);

function useHandover(): Handover {
  const handover = useContext(HandoverContext);
  if (!handover) throw new Error('This needs a HandoverContext around it');
  return handover;
}

export function useRenderedAt(): number {
  return useHandover().renderedAt;
}

export function useOrigin(): string {
  return useHandover().origin;
}

export function HandoverScript() {
  const handover = useContext(HandoverContext);
  // Escaped so that its content can't close the script element.
  const json = JSON.stringify(handover).replaceAll('<', '\\u003c');
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

export function readHandover(): Handover {
  return JSON.parse(document.getElementById(elementId)?.textContent ?? 'null');
}
