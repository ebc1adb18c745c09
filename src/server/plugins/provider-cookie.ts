import type { FastifyReply, FastifyRequest } from 'fastify';
import { isToken } from '../lib/secret-token.ts';
import { cookieOptions } from './session.ts';

/** What is bound to this browser: a trip to a sign-in provider, or who came back from it. */
type Kind = 'flow' | 'identity';

/** What it stands for expires sooner on the server. */
const maxAgeSeconds = 30 * 60;

function cookieName(kind: Kind, appUrl: string): string {
  return appUrl.startsWith('https:') ? `__Host-martingale_${kind}` : `martingale_${kind}`;
}

export function providerTokenOf(
  { cookies }: FastifyRequest,
  kind: Kind,
  appUrl: string,
): string | null {
  const token = cookies[cookieName(kind, appUrl)] ?? '';
  return isToken(token) ? token : null;
}

export function setProviderCookie(
  reply: FastifyReply,
  kind: Kind,
  appUrl: string,
  token: string,
): void {
  reply.setCookie(cookieName(kind, appUrl), token, {
    ...cookieOptions(appUrl),
    maxAge: maxAgeSeconds,
  });
}

export function clearProviderCookie(reply: FastifyReply, kind: Kind, appUrl: string): void {
  reply.clearCookie(cookieName(kind, appUrl), cookieOptions(appUrl));
}
