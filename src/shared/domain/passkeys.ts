export const mostPasskeys = 10;
export const longestPasskeyName = 60;

/** Browsers allow passkeys on https and on localhost, but never at an IP address. */
export function arePasskeysPossible(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  const isAddress = /^[\d.]+$|^\[/.test(hostname);
  return hostname === 'localhost' || (protocol === 'https:' && !isAddress);
}
