/** A page of this site: its URL, or the router's location. */
type Place = string | { pathname: string; search: string };

/** The path of the sign-in page that returns to a page of this site. */
export function signInPath(place: Place): string {
  return `/auth?returnTo=${encodeURIComponent(urlOf(place))}`;
}

/** The same for users without an account. */
export function registerPath(place: Place): string {
  return `/auth?tab=register&returnTo=${encodeURIComponent(urlOf(place))}`;
}

/** For visitors who want an account to keep what they answered in this browser. */
export function registerToKeepPath(place: Place): string {
  return `${registerPath(place)}&keep=1`;
}

const urlOf = (place: Place): string =>
  typeof place === 'string' ? place : place.pathname + place.search;
