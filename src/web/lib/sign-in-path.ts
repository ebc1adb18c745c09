interface Place {
  pathname: string;
  search: string;
}

/** The path of the sign-in page that returns to a page of this site. */
export function signInPath({ pathname, search }: Place): string {
  return `/auth?returnTo=${encodeURIComponent(pathname + search)}`;
}

/** The same for those who have no account yet. */
export function registerPath({ pathname, search }: Place): string {
  return `/auth?tab=register&returnTo=${encodeURIComponent(pathname + search)}`;
}
