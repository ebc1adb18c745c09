import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SessionService } from '../modules/accounts/auth/session.service.ts';
import { clearedSessionCookie, sessionToken } from '../plugins/session.ts';
import type { CachedPage } from './cached-page.ts';
import { chooseEncoding } from './encoding.ts';
import type { PageCache } from './page-cache.ts';
import { pageUrl } from './page-url.ts';

interface CachedPagesOptions {
  pages: PageCache;
  sessions: Pick<SessionService, 'isUnknown'>;
  appUrl: string;
}

/**
 * Answers with a cached page, headers included, before any other hook runs. Only pages are ever
 * cached, so no other URL is answered here.
 */
export function addCachedPages(
  app: FastifyInstance,
  { pages, sessions, appUrl }: CachedPagesOptions,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return done();
    const token = sessionToken(request, appUrl);
    // Signed-in users may see private content.
    if (token !== null && !sessions.isUnknown(token)) return done();
    const url = pageUrl(request.url);
    const page = url === null ? undefined : pages.get(url);
    if (!page) return done();
    sendPage(request, reply, page, token === null ? [] : clearedSessionCookie(appUrl));
  });
}

/** Bypasses Fastify's reply, which would recompute what a cached page already has. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  ownHeaders: readonly string[] = [],
): void {
  const { headers, body } = page[chooseEncoding(request.headers['accept-encoding'])];
  reply.hijack();
  reply.raw.writeHead(200, [...headers, 'x-request-id', request.id, ...ownHeaders]);
  if (request.method === 'HEAD') reply.raw.end();
  else reply.raw.end(body);
}
