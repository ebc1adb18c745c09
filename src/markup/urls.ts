import { caps } from './caps.ts';

// Stands in for the site's host, so that URLs are parsed as in a browser.
const site = 'https://site.invalid';

/** A URL relative to the page would mean something else on each page that shows the text. */
export function isLinkAllowed(address: string): boolean {
  const url = /^(https?:|mailto:|[/?#])/i.test(address) ? parse(address) : null;
  return url !== null && ['http:', 'https:', 'mailto:'].includes(url.protocol);
}

export function isImageAllowed(address: string): boolean {
  const url = parse(address);
  if (url === null) return false;
  return url.origin === site ? url.pathname.startsWith('/uploads/') : /^https:/i.test(address);
}

export function isOtherSite(address: string): boolean {
  const url = parse(address);
  return url !== null && url.origin !== site && url.protocol !== 'mailto:';
}

function parse(address: string): URL | null {
  if (address.length > caps.addressLength) return null;
  try {
    return new URL(address, site);
  } catch {
    return null;
  }
}
