import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasSessionCookie } from '../plugins/session.ts';
import type { AssetCache } from './asset-cache.ts';
import type { CachedPage } from './cached-page.ts';
import { chooseEncoding } from './encoding.ts';
import type { PageCache } from './page-cache.ts';
import { pageUrl } from './page-url.ts';

/**
 * Answers with a cached page or file, headers included, before any other hook runs. Only pages and
 * files of the build are ever cached, so no other URL is answered here.
 */
export function addCachedPages(app: FastifyInstance, pages: PageCache, assets: AssetCache): void {
  app.addHook('onRequest', (request, reply, done) => {
    const found = isReading(request) && (assets.get(request) ?? findPage(request, pages));
    if (found) sendPage(request, reply, found);
    else done();
  });
}

function isReading({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

function findPage(request: FastifyRequest, pages: PageCache): CachedPage | undefined {
  const url = sharedUrl(request);
  return url === null ? undefined : pages.get(url);
}

/** The URL of the page for everyone; null for signed-in users, who may see private content. */
export function sharedUrl(request: FastifyRequest): string | null {
  return hasSessionCookie(request) ? null : pageUrl(request.url);
}

/** Bypasses Fastify's reply, which would recompute what a cached page already has. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage): void {
  const { headers, body } = page[chooseEncoding(request.headers['accept-encoding'])];
  reply.hijack();
  reply.raw.writeHead(200, [...headers, 'x-request-id', request.id]);
  if (request.method === 'HEAD') reply.raw.end();
  else reply.raw.end(body);
}
