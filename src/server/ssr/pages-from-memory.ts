import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasSessionCookie } from '../plugins/session.ts';
import { chooseEncoding } from './encoding.ts';
import type { KeptPage } from './kept-page.ts';
import type { PageCache } from './page-cache.ts';

/**
 * Answers with a kept page before anything else looks at the request, since it has all its headers
 * with it. Nothing but pages is ever kept, so no other address is answered here.
 */
export function addPagesFromMemory(app: FastifyInstance, cache: PageCache): void {
  app.addHook('onRequest', (request, reply, done) => {
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    // Whoever may be signed in may see what is theirs alone.
    const page = isReading && !hasSessionCookie(request) && cache.get(request.url);
    if (page) sendKeptPage(request, reply, page);
    else done();
  });
}

/** Past Fastify's own sending, which would work out anew what a kept page knows already. */
export function sendKeptPage(request: FastifyRequest, reply: FastifyReply, page: KeptPage): void {
  const { headers, body } = page[chooseEncoding(request.headers['accept-encoding'])];
  reply.hijack();
  reply.raw.writeHead(200, [...headers, 'x-request-id', request.id]);
  if (request.method === 'HEAD') reply.raw.end();
  else reply.raw.end(body);
}
