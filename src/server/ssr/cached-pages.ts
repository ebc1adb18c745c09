import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasSessionCookie } from '../plugins/session.ts';
import type { CachedPage } from './cached-page.ts';
import { chooseEncoding } from './encoding.ts';
import type { PageCache } from './page-cache.ts';
import { pageUrl } from './page-url.ts';

/**
 * Answers with a cached page, headers included, before any other hook runs. Only pages are ever
 * cached, so no other URL is answered here.
 */
export function addCachedPages(app: FastifyInstance, cache: PageCache): void {
  app.addHook('onRequest', (request, reply, done) => {
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    // Signed-in users may see private content.
    const page = isReading && !hasSessionCookie(request) && cache.get(pageUrl(request.url));
    if (page) sendPage(request, reply, page);
    else done();
  });
}

/** Bypasses Fastify's reply, which would recompute what a cached page already has. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage): void {
  const { headers, body } = page[chooseEncoding(request.headers['accept-encoding'])];
  reply.hijack();
  reply.raw.writeHead(200, [...headers, 'x-request-id', request.id]);
  if (request.method === 'HEAD') reply.raw.end();
  else reply.raw.end(body);
}
