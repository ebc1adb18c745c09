import type { DehydratedState } from '@tanstack/react-query';
import { createContext, useContext } from 'react';

/** What the server leaves in the page for the browser, so that it fetches nothing a second time. */
export interface Handover {
  /** When the server rendered the page: the browser's first render counts time from here too. */
  renderedAt: number;
  /** The site's public address, which the browser may know under another name. */
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
  // Escaped so that no text within can end the element.
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
