const home = '/';
const thisSite = 'https://this-site.invalid';

/**
 * Where to go after signing in: `returnTo` if it is on this site. Browsers treat `//host`, `/\host`
 * and a slash followed by a tab and another slash as another host.
 */
export function returnUrl(asked: string | null): string {
  if (!asked?.startsWith('/') || isTricky(asked)) return home;
  const url = parse(asked);
  if (!url || url.origin !== thisSite || isTricky(decoded(url.pathname))) return home;
  if (url.pathname === '/auth') return home;
  return url.pathname + url.search + url.hash;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const trickyStart = /^\/[\s\u0000-\u001f]*[/\\]|[\u0000-\u001f\u007f]|^[^?#]*\\/;

function isTricky(url: string): boolean {
  return trickyStart.test(url);
}

function parse(path: string): URL | null {
  return URL.canParse(path, thisSite) ? new URL(path, thisSite) : null;
}

/** A path that can't be decoded is treated as another host. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '//';
  }
}
