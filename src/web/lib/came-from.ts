/** The page that linked to the sign-in page, from the link's state. */
export function cameFrom(state: unknown): string | null {
  const hasReturnTo = typeof state === 'object' && state !== null && 'returnTo' in state;
  return hasReturnTo && typeof state.returnTo === 'string' ? state.returnTo : null;
}
