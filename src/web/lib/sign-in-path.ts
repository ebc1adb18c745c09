/** The path of the sign-in page that returns to a page of this site. */
export function signInPath({ pathname, search }: { pathname: string; search: string }): string {
  return `/auth?returnTo=${encodeURIComponent(pathname + search)}`;
}
