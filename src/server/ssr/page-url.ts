import { ownFilters } from '#shared/domain/own-filters.ts';
import { variantPattern } from '#shared/domain/variant-ref.ts';

/** For visitors, who have no statuses, stars or notes to filter by. */
const setParameters = [
  ...['search', 'category', 'difficulty', 'level', 'measured', 'topic'],
  ...['collection', 'sort', 'direction'],
];

/** The query parameters that a page reads; none if the page is not listed. */
const parameters: [path: RegExp, names: readonly string[]][] = [
  [/^\/questions$/, [...setParameters, 'status', ...ownFilters, 'page', 'daily']],
  [/^\/question\/\d+(\/[^/]+)?$/, [...setParameters, 'v']],
  [/^\/auth$/, ['tab', 'returnTo', 'problem', 'provider']],
  [/^\/katex-test$/, ['tab']],
];

const readsToken =
  /^\/(shared-(list|interview)|room|drills\/(shared|duel)|reset-password|(confirm|verify|revert)-email|unsubscribe|newsletter\/\w+)$/;

/**
 * The URL without what its page does not read, so that made-up parameters create no new pages. Null
 * if it has a link's token: such a page is for one reader, and the token is stored nowhere.
 */
export function pageUrl(url: string): string | null {
  const start = url.indexOf('?');
  if (start === -1) return url;
  const path = url.slice(0, start);
  const given = new URLSearchParams(url.slice(start));
  if (readsToken.test(path) && given.has('token')) return null;
  const names = parameters.find(([pattern]) => pattern.test(path))?.[1] ?? [];
  const read = new URLSearchParams();
  for (const name of names) {
    const value = given.get(name);
    if (value === null || (name === 'v' && !variantPattern.test(value))) continue;
    read.set(name, value);
  }
  return read.size > 0 ? `${path}?${read}` : path;
}
