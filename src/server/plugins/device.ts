import type { FastifyReply, FastifyRequest } from 'fastify';
import { createToken } from '../lib/secret-token.ts';
import { cookieOptions } from './session.ts';

/** The longest that browsers keep a cookie. */
const maxAgeSeconds = 400 * 24 * 60 * 60;

function deviceCookieName(appUrl: string): string {
  return appUrl.startsWith('https:') ? '__Host-martingale_device' : 'martingale_device';
}

/** The token by which a browser is recognized at sign-in; it grants nothing. */
export function deviceOf({ cookies }: FastifyRequest, appUrl: string): string | null {
  const token = cookies[deviceCookieName(appUrl)] ?? '';
  return /^[\w-]{43}$/.test(token) ? token : null;
}

/** The same for a browser that may have none yet. */
export function knownDeviceOf(
  request: FastifyRequest,
  reply: FastifyReply,
  appUrl: string,
): string {
  const known = deviceOf(request, appUrl);
  const device = known ?? createToken();
  if (!known) setDeviceCookie(reply, appUrl, device);
  return device;
}

export function setDeviceCookie(reply: FastifyReply, appUrl: string, token: string): void {
  reply.setCookie(deviceCookieName(appUrl), token, {
    ...cookieOptions(appUrl),
    maxAge: maxAgeSeconds,
  });
}
