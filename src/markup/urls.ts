import { caps } from './caps.ts';

// Stands in for the site's host, so that URLs are parsed as in a browser.
const site = 'https://site.invalid';

/** A URL relative to the page would mean something else on each page that shows the text. */
export function isLinkAllowed(url: string): boolean {
  const parsed = /^(https?:|mailto:|[/?#])/i.test(url) ? parse(url) : null;
  return parsed !== null && ['http:', 'https:', 'mailto:'].includes(parsed.protocol);
}

/** Only images uploaded to the site. */
export function isImageAllowed(url: string): boolean {
  return url.startsWith('/uploads/') && parse(url)?.pathname.startsWith('/uploads/') === true;
}

export function isOtherSite(url: string): boolean {
  const parsed = parse(url);
  return parsed !== null && parsed.origin !== site && parsed.protocol !== 'mailto:';
}

function parse(url: string): URL | null {
  if (url.length > caps.urlLength) return null;
  try {
    return new URL(url, site);
  } catch {
    return null;
  }
}
