import { callUrl } from './api-call.ts';

let lastPath = '';

/** Records a page view, unless the browser asks not to be tracked. */
export function recordVisit(path: string): void {
  if (path === lastPath) return;
  // Only the first page has an external referrer.
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
