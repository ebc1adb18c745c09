/**
 * Lets a page's scripts wait for its styles. React Router preloads them, and since they are the
 * largest part of a page, its first paint on a slow network would come a second later.
 */
export function paintFirst(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link data-rel="modulepreload"');
}

/** An inline script, which browsers run when the styles are there. */
export const startPreloads =
  'for(const link of document.querySelectorAll("link[data-rel]"))link.rel=link.dataset.rel';
