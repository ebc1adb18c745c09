import type { FastifyInstance, FastifyRequest } from 'fastify';
import { retryAfterSeconds } from '../lib/errors.ts';
import { type ContentPolicy, fixedSecurityHeaders } from '../plugins/security-headers.ts';
import { hasSessionCookie } from '../plugins/session.ts';
import { encodePage } from './cached-page.ts';
import { inProcessTransport } from './in-process-transport.ts';
import type { PageCache } from './page-cache.ts';
import type { PageSource } from './page-source.ts';
import { sendPage } from './pages-from-memory.ts';
import { sealPage } from './sealed-page.ts';

interface PagesOptions {
  source: PageSource;
  cache: PageCache;
  now: () => Date;
  appUrl: string;
  policy: ContentPolicy;
}

const forEveryone = { 'cache-control': 'private, no-cache', vary: 'accept-encoding, cookie' };
// Not stored by browsers either: going back after signing out must not show it again.
const forOne = { 'cache-control': 'private, no-store', vary: 'accept-encoding, cookie' };

/** Every URL without another route is a page. */
export async function addPages(
  app: FastifyInstance,
  { source, cache, now, appUrl, policy }: PagesOptions,
): Promise<void> {
  await source.addAssets(app);
  const securityHeaders = fixedSecurityHeaders(appUrl);

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const { url, cspNonce: nonce } = request;
    const isFinished = source.mode === 'production';
    const isForEveryone = isFinished && !hasSessionCookie(request);
    reply.headers(isForEveryone ? forEveryone : forOne);
    if (url.startsWith('//')) return reply.redirect(url.replace(/^\/+/, '/'), 301);

    const keep = cache.prepare(url);
    const bundle = await source.load();
    const { createRequestHandler, makeContext } = bundle.entry.module;
    const render = createRequestHandler(bundle, source.mode);
    // A page cached for others is rendered without a session.
    const visitor = isForEveryone ? {} : request.headers;
    const context = makeContext({
      nonce: isFinished ? nonce : undefined,
      transport: inProcessTransport(app, request, reply, visitor.cookie),
      now: now(),
      reportError: (error) => request.log.error({ err: error }, 'page rendering failed'),
    });
    const response = await render(toWebRequest(appUrl + url, visitor), context);
    const body = await response.text();
    if (isForEveryone && response.status === 200 && isHtml(response)) {
      const { html, allowed } = sealPage(body, nonce);
      const page = await encodePage(html, {
        ...securityHeaders,
        'content-security-policy': policy(url, allowed),
        ...forEveryone,
        ...Object.fromEntries(response.headers),
      });
      keep(page);
      sendPage(request, reply, page);
      return reply;
    }
    reply.code(response.status);
    response.headers.forEach((value, name) => {
      reply.header(name, value);
    });
    if (response.status === 503) reply.header('retry-after', retryAfterSeconds);
    if (!reply.hasHeader('content-type')) reply.type('text/html; charset=utf-8');
    return reply.send(body);
  });
}

function isHtml(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false;
}

function toWebRequest(url: string, visitor: FastifyRequest['headers']): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(visitor)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  // HEAD is rendered like GET; the server omits the body.
  return new Request(url, { headers });
}
