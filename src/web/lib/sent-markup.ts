import { createContext } from 'react';

/**
 * HTML that a page shows is not embedded in its data again: there, the number of its element stands
 * in for it. Server only; texts get their numbers as they are rendered.
 */
export const SentMarkupContext = createContext<Map<string, number> | null>(null);

/** The value of the element's `data-sent` attribute. */
export function numberOfSent(sent: Map<string, number> | null, html: string): number | undefined {
  if (sent && !sent.has(html)) sent.set(html, sent.size);
  return sent?.get(html);
}

const isHtml = /html$/i;

export function withoutSent(data: unknown, sent: ReadonlyMap<string, number> | null): string {
  return JSON.stringify(data, (key, value: unknown) => {
    const number = isHtml.test(key) && typeof value === 'string' ? sent?.get(value) : undefined;
    return number === undefined ? value : { sent: number };
  });
}

/** To be called before hydration, while the page is as the server sent it. */
export function parseWithSent(json: string, page: ParentNode) {
  const elements = new Map<string, Element>();
  for (const element of page.querySelectorAll<HTMLElement>('[data-sent]')) {
    elements.set(element.dataset.sent ?? '', element);
  }
  return JSON.parse(json, (key, value) =>
    isHtml.test(key) && typeof value === 'object' && value !== null
      ? (elements.get(String(value.sent))?.innerHTML ?? '')
      : value,
  );
}
