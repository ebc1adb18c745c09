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
    /** The signed-in user, or null. */
    actor: SessionUser | null;
    session: { id: number; token: string } | null;
  }
  interface FastifyContextConfig {
    /** For frequent calls with the same response for everyone: skips looking up the session. */
    session?: 'ignored';
  }
}

/** The prefix makes browsers refuse this cookie from a subdomain or over plain HTTP. */
export function sessionCookieName(appUrl: string): string {
  return appUrl.startsWith('https:') ? '__Host-martingale_session' : 'martingale_session';
}

/** Cheap and conservative: true for anyone who might be signed in. */
export function hasSessionCookie({ headers }: FastifyRequest): boolean {
  return headers.cookie?.includes('martingale_session') ?? false;
}

/** Identifies the caller by the session cookie. */
export async function addSessions(
  api: FastifyInstance,
  { sessions, appUrl }: { sessions: SessionService; appUrl: string },
): Promise<void> {
  await api.register(cookie);
  api.decorateRequest('actor', null);
  api.decorateRequest('session', null);
  // After the body has arrived: a session that ended during the upload no longer counts.
  api.addHook('preValidation', async (request, reply) => {
    if (request.routeOptions.config.session === 'ignored') return;
    const token = request.cookies[sessionCookieName(appUrl)];
    if (!token) return;
    // Responses to signed-in users must not be cached for others.
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

/** For routes whose access level already requires a signed-in user. */
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
