import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notSignedIn } from '../lib/errors.ts';
import type {
  SessionService,
  SessionUser,
  StartedSession,
} from '../modules/auth/session.service.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in, or null. */
    actor: SessionUser | null;
    session: { id: number; token: string } | null;
  }
  interface FastifyContextConfig {
    /** For what everybody is told alike, so often that looking up who asks would cost too much. */
    session?: 'ignored';
  }
}

/** The prefix makes browsers refuse this cookie from a subdomain or over plain HTTP. */
export function sessionCookieName(appUrl: string): string {
  return appUrl.startsWith('https:') ? '__Host-martingale_session' : 'martingale_session';
}

/** Cheap and on the safe side: true for anybody who might be signed in. */
export function hasSessionCookie({ headers }: FastifyRequest): boolean {
  return headers.cookie?.includes('martingale_session') ?? false;
}

/** Knows who is calling from the session cookie. */
export async function addSessions(
  api: FastifyInstance,
  { sessions, appUrl }: { sessions: SessionService; appUrl: string },
): Promise<void> {
  await api.register(cookie);
  api.decorateRequest('actor', null);
  api.decorateRequest('session', null);
  // After the body has arrived: a session that ended while it was sent does not count any more.
  api.addHook('preValidation', async (request, reply) => {
    if (request.routeOptions.config.session === 'ignored') return;
    const token = request.cookies[sessionCookieName(appUrl)];
    if (!token) return;
    // What is answered to somebody signed in is for nobody else's cache.
    reply.header('cache-control', 'private, no-store');
    const found = await sessions.find(token);
    if (!found) return;
    request.actor = found.user;
    request.session = { id: found.id, token };
    if (found.prolongedTo) {
      setSessionCookie(reply, appUrl, { token, expiresAt: found.prolongedTo });
    }
  });
}

/** For routes whose access level already says that somebody is signed in. */
export function signedIn({ actor, session }: FastifyRequest) {
  if (!actor || !session) throw notSignedIn();
  return { actor, session };
}

export function setSessionCookie(
  reply: FastifyReply,
  appUrl: string,
  { token, expiresAt }: StartedSession,
): void {
  reply.setCookie(sessionCookieName(appUrl), token, {
    ...cookieOptions(appUrl),
    expires: expiresAt,
  });
}

export function clearSessionCookie(reply: FastifyReply, appUrl: string): void {
  reply.clearCookie(sessionCookieName(appUrl), cookieOptions(appUrl));
}

function cookieOptions(appUrl: string) {
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: appUrl.startsWith('https:'),
  } as const;
}
