import { callUrl } from './api-call.ts';

let lastPath = '';

/** Tells the server that somebody looks at a page, once, unless they ask not to be counted. */
export function recordVisit(path: string): void {
  if (path === lastPath) return;
  // What led to the first page led to none of those after it.
  const referrer = lastPath ? '' : document.referrer.slice(0, 2_000);
  lastPath = path;
  if (asksForPrivacy() || /^\/admin(\/|$)/.test(path)) return;
  const body = { path, referrer };
  const visit = new Blob([JSON.stringify(body)], { type: 'application/json' });
  navigator.sendBeacon(callUrl('POST /api/analytics/visits', { body }), visit);
}

function asksForPrivacy(): boolean {
  const hasControl = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
  return hasControl || navigator.doNotTrack === '1';
}
