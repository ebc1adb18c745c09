import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler } from 'react-router';
import type { ChangeFeed } from '../db/change-feed.ts';
import { retryAfterSeconds } from '../errors.ts';
import { hasSessionCookie } from '../plugins/session.ts';
import { inProcessTransport } from './in-process-transport.ts';
import { PageCache } from './page-cache.ts';
import type { PageSource } from './page-source.ts';

interface PagesOptions {
  source: PageSource;
  changes: Pick<ChangeFeed, 'on'>;
  now: () => Date;
  appUrl: string;
}

/** Every address that nothing else answers is a page. */
export async function addPages(
  app: FastifyInstance,
  { source, changes, now, appUrl }: PagesOptions,
): Promise<void> {
  await source.addAssets(app);
  const cache = new PageCache(changes);
  const render = createRequestHandler(source.load, source.mode);

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const { url, cspNonce: nonce } = request;
    const isFinished = source.mode === 'production';
    const isCacheable = isFinished && !hasSessionCookie(request);
    const cached = isCacheable && cache.get(url, nonce);
    // Kept by no browser either: going back after signing out must not show it again.
    reply.header('cache-control', isCacheable ? 'private, no-cache' : 'private, no-store');
    if (cached) return sendHtml(reply, cached);
    if (url.startsWith('//')) return reply.redirect(url.replace(/^\/+/, '/'), 301);

    const keep = cache.prepare(url, nonce);
    const { makeContext } = (await source.load()).entry.module;
    const context = makeContext({
      nonce: isFinished ? nonce : undefined,
      // A page that is kept for others is rendered for nobody.
      transport: inProcessTransport(
        app,
        request,
        reply,
        isCacheable ? undefined : request.headers.cookie,
      ),
      now: now(),
      reportError: (error) => request.log.error({ err: error }, 'page failed'),
    });
    const response = await render(toWebRequest(request, appUrl), context);
    const body = await response.text();
    if (isCacheable && response.status === 200 && isHtml(response)) keep(body);
    response.headers.forEach((value, name) => {
      reply.header(name, value);
    });
    if (response.status === 503) reply.header('retry-after', retryAfterSeconds);
    return sendHtml(reply.code(response.status), body);
  });
}

function sendHtml(reply: FastifyReply, body: string): FastifyReply {
  if (!reply.hasHeader('content-type')) reply.type('text/html; charset=utf-8');
  return reply.send(body);
}

function isHtml(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false;
}

function toWebRequest(request: FastifyRequest, appUrl: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  // A HEAD request is answered like the GET it stands for; the server leaves the body out.
  return new Request(appUrl + request.url, { headers });
}
