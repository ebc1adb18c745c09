import { ownFilters } from '#shared/domain/own-filters.ts';

/** Of a visitor, who has no statuses, stars or notes to filter by. */
const setParameters = [
  ...['search', 'category', 'difficulty', 'level', 'measured', 'topic'],
  ...['collection', 'sort', 'direction'],
];

/** The query parameters that a page reads; none if the page is not listed. */
const parameters: [path: RegExp, names: readonly string[]][] = [
  [/^\/questions$/, [...setParameters, 'status', ...ownFilters, 'page', 'daily']],
  [/^\/question\/\d+(\/[^/]+)?$/, setParameters],
  [/^\/auth$/, ['tab', 'returnTo', 'problem', 'provider']],
  [/^\/katex-test$/, ['tab']],
  [
    /^\/(shared-list|reset-password|confirm-email|verify-email|unsubscribe|newsletter\/\w+)$/,
    ['token'],
  ],
];

/** The URL without what its page does not read, so that invented parameters make no new pages. */
export function pageUrl(url: string): string {
  const start = url.indexOf('?');
  if (start === -1) return url;
  const path = url.slice(0, start);
  const names = parameters.find(([pattern]) => pattern.test(path))?.[1] ?? [];
  const given = new URLSearchParams(url.slice(start));
  const read = new URLSearchParams();
  for (const name of names) {
    const value = given.get(name);
    if (value !== null) read.set(name, value);
  }
  return read.size > 0 ? `${path}?${read}` : path;
}
