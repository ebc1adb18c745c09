const home = '/';
const thisSite = 'https://this-site.invalid';

/**
 * Where to go after signing in: what `returnTo` names, if that is a page of this site. Browsers read
 * `//host`, `/\host` and a slash followed by a tab and another slash as another host.
 */
export function returnUrl(asked: string | null): string {
  if (!asked?.startsWith('/') || isTricky(asked)) return home;
  const url = parse(asked);
  if (!url || url.origin !== thisSite || isTricky(decoded(url.pathname))) return home;
  if (url.pathname === '/auth') return home;
  return url.pathname + url.search + url.hash;
}

/** The page that a link to the sign-in page stood on, as the link's state tells. */
export function cameFrom(state: unknown): string | null {
  const isTold = typeof state === 'object' && state !== null && 'returnTo' in state;
  return isTold && typeof state.returnTo === 'string' ? state.returnTo : null;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const trickyStart = /^\/[\s\u0000-\u001f]*[/\\]|[\u0000-\u001f\u007f]|^[^?#]*\\/;

function isTricky(address: string): boolean {
  return trickyStart.test(address);
}

function parse(address: string): URL | null {
  return URL.canParse(address, thisSite) ? new URL(address, thisSite) : null;
}

/** What cannot be decoded is no address of ours either. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '//';
  }
}
