import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SessionUse } from '#shared/contracts/call.ts';
import { notSignedIn } from '../lib/errors.ts';
import type {
  SessionService,
  SessionUser,
  StartedSession,
} from '../modules/accounts/auth/session.service.ts';
import { isRestricted } from './access.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in user, or null. */
    actor: SessionUser | null;
    session: { id: number; token: string; isFresh: boolean } | null;
    /** Whether they were looked up after the whole request had arrived. */
    isIdentified: boolean;
  }
  interface FastifyContextConfig {
    session?: SessionUse;
  }
}

/** The prefix makes browsers refuse this cookie from a subdomain or over plain HTTP. */
export function sessionCookieName(appUrl: string): string {
  return appUrl.startsWith('https:') ? '__Host-martingale_session' : 'martingale_session';
}

/** What the session cookie says, which may be forged. */
export function sessionToken({ headers }: FastifyRequest, appUrl: string): string | null {
  const name = sessionCookieName(appUrl);
  // Most visitors have none, and parsing takes longer than sending them a cached page.
  if (!headers.cookie?.includes(name)) return null;
  return cookie.parse(headers.cookie)[name] || null;
}

/**
 * Identifies the caller by the session cookie: before the body is read if the call is restricted,
 * and after it has arrived, because a session that ended during an upload no longer counts.
 */
export async function addSessions(
  api: FastifyInstance,
  { sessions, appUrl }: { sessions: SessionService; appUrl: string },
): Promise<void> {
  await api.register(cookie);
  api.decorateRequest('actor', null);
  api.decorateRequest('session', null);
  api.decorateRequest('isIdentified', false);

  async function identify(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (request.routeOptions.config.session === 'ignored') return;
    const token = sessionToken(request, appUrl);
    if (token === null) return;
    // Responses to signed-in users must not be cached for others.
    reply.header('cache-control', 'private, no-store');
    request.isIdentified = hasArrived(request);
    const isRecentEnough = request.routeOptions.config.session === 'recent';
    const found = await (isRecentEnough ? sessions.findRecent(token) : sessions.find(token));
    request.actor = found?.user ?? null;
    request.session = found && { id: found.id, token, isFresh: found.isFresh };
    if (found?.prolongedTo) {
      setSessionCookie(reply, appUrl, { token, expiresAt: found.prolongedTo });
    }
  }
  api.addHook('onRequest', async (request, reply) => {
    if (isRestricted(request)) await identify(request, reply);
  });
  api.addHook('preHandler', async (request, reply) => {
    if (!request.isIdentified) await identify(request, reply);
  });
  api.addHook('onSend', async ({ method, actor }) => {
    if (method !== 'GET' && method !== 'HEAD' && actor) sessions.forgetRecent(actor.id);
  });
}

/** Whether the whole body has been received, though not read. */
function hasArrived({ headers, raw }: FastifyRequest): boolean {
  if (headers['transfer-encoding'] !== undefined) return false;
  return raw.readableLength === Number(headers['content-length'] ?? 0);
}

/** For routes whose access level already requires a signed-in user. */
export function signedIn({ actor, session }: Pick<FastifyRequest, 'actor' | 'session'>) {
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

/** The header that does the same, for responses that bypass Fastify's reply. */
export function clearedSessionCookie(appUrl: string): string[] {
  const options = { ...cookieOptions(appUrl), expires: new Date(0), maxAge: 0 };
  return ['set-cookie', cookie.serialize(sessionCookieName(appUrl), '', options)];
}

export function cookieOptions(appUrl: string) {
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: appUrl.startsWith('https:'),
  } as const;
}
