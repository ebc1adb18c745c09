/** The sign-in page, told where to return to: an address on this site, never another host. */
export function signInPath({ pathname, search }: { pathname: string; search: string }): string {
  return `/auth?returnTo=${encodeURIComponent(pathname + search)}`;
}
