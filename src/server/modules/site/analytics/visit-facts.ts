import Bowser from 'bowser';
import { type Device, devices, directReferrer } from '#shared/domain/analytics.ts';

const longestPath = 500;
const longestHost = 300;

/** The path without query, fragment and trailing slash; null if not a path of this site. */
export function pathOf(url: string): string | null {
  if (!URL.canParse(url, 'http://site')) return null;
  const { host, pathname } = new URL(url, 'http://site');
  const path = pathname.replace(/(?<=.)\/+$/, '');
  // `//elsewhere` names another site.
  if (host !== 'site' || path.startsWith('//') || path.length > longestPath) return null;
  return path;
}

export function isAdminPath(path: string): boolean {
  return path === '/admin' || path.startsWith('/admin/');
}

/** The referring host, without the page. */
export function referrerOf(url: string, ownHosts: readonly string[]): string {
  if (!URL.canParse(url)) return directReferrer;
  const { protocol, host } = new URL(url);
  const isForeign = /^https?:$/.test(protocol) && !ownHosts.includes(host);
  return isForeign && host.length <= longestHost ? host : directReferrer;
}

export function deviceOf(userAgent: string): Device {
  const { type } = Bowser.parse(userAgent).platform;
  return devices.find((device) => device === type) ?? 'other';
}
