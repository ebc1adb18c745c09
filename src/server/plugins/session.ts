import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SessionService, SessionUser } from '../modules/auth/session.service.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in, or null. */
    actor: SessionUser | null;
    sessionToken: string | null;
  }
}

/** The prefix makes browsers refuse this cookie from a subdomain or over plain HTTP. */
export function sessionCookieName(appUrl: string): string {
  return appUrl.startsWith('https:') ? '__Host-martingale_session' : 'martingale_session';
}

/** Cheap and on the safe side: true for anybody who might be signed in. */
export function hasSessionCookie({ headers }: FastifyRequest): boolean {
  return headers.cookie?.includes('martingale_session=') ?? false;
}

/** Knows who is calling from the session cookie. */
export async function addSessions(
  api: FastifyInstance,
  { sessions, appUrl }: { sessions: SessionService; appUrl: string },
): Promise<void> {
  const cookieName = sessionCookieName(appUrl);
  await api.register(cookie);
  api.decorateRequest('actor', null);
  api.decorateRequest('sessionToken', null);
  api.addHook('onRequest', async (request, reply) => {
    const token = request.cookies[cookieName];
    if (!token) return;
    // What is answered to somebody signed in is for nobody else's cache.
    reply.header('cache-control', 'private, no-store');
    request.sessionToken = token;
    request.actor = await sessions.findUser(token);
  });
}

export function clearSessionCookie(reply: FastifyReply, appUrl: string): void {
  reply.clearCookie(sessionCookieName(appUrl), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: appUrl.startsWith('https:'),
  });
}
