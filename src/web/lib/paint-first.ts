/**
 * Lets a page's scripts wait for the styles and fonts of its first paint: React Router preloads
 * them with the same priority, and they are the largest part of the page.
 */
export function paintFirst(html: string): string {
  return html.replaceAll(
    '<link rel="modulepreload"',
    '<link rel="modulepreload" fetchpriority="low"',
  );
}
