import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestHandler } from 'react-router';
import { retryAfterSeconds } from '../lib/errors.ts';
import { type ContentPolicy, fixedSecurityHeaders } from '../plugins/security-headers.ts';
import { clearedSessionCookie, clearSessionCookie, sessionToken } from '../plugins/session.ts';
import { busyPage } from './busy-page.ts';
import { type CachedPage, encodePage } from './cached-page.ts';
import { sendPage } from './cached-pages.ts';
import { inProcessTransport, type Visitor } from './in-process-transport.ts';
import type { PageCache } from './page-cache.ts';
import { createPageQueue } from './page-queue.ts';
import type { PageBundle, PageSource } from './page-source.ts';
import { pageUrl } from './page-url.ts';
import { sealPage } from './sealed-page.ts';
import { shownBy } from './shown-by.ts';

interface PagesOptions {
  source: PageSource;
  cache: PageCache;
  now: () => Date;
  appUrl: string;
  policy: ContentPolicy;
  imageOrigins: () => Promise<string[]>;
}

interface ForEveryone {
  /** Null if it cannot be cached, such as a redirect. */
  page: CachedPage | null;
  shows?: ReadonlySet<string>;
  rendered?: { response: Response; body: string };
}

const forEveryone = { 'cache-control': 'private, no-cache', vary: 'accept-encoding, cookie' };
// Not stored by browsers either: going back after signing out must not show it again.
const forOne = { 'cache-control': 'private, no-store', vary: 'accept-encoding, cookie' };

/** Every URL without another route is a page. */
export async function addPages(
  app: FastifyInstance,
  { source, cache, now, appUrl, policy, imageOrigins }: PagesOptions,
): Promise<void> {
  const securityHeaders = fixedSecurityHeaders(appUrl);
  const isFinished = source.mode === 'production';
  const queue = createPageQueue();
  // If the logo's origin cannot be read, pages show without the logo.
  const images = () => imageOrigins().catch(() => []);

  async function render(request: FastifyRequest, url: string, visitor: Visitor) {
    const bundle = await source.load();
    const { makeContext } = bundle.entry.module;
    const handle = handlerOf(bundle, source.mode);
    const context = makeContext({
      nonce: isFinished ? request.cspNonce : undefined,
      transport: inProcessTransport(app, request, visitor),
      now: now(),
      reportError: (error) => request.log.error({ err: error }, 'page rendering failed'),
    });
    const response = await handle(new Request(appUrl + url), context);
    return { response, body: await response.text() };
  }

  /** Without a session, and without parameters that the page does not read. */
  async function renderForEveryone(request: FastifyRequest, url: string): Promise<ForEveryone> {
    const shows = new Set<string>();
    const onCall = (apiUrl: string) => {
      const shown = shownBy(apiUrl);
      if (shown) shows.add(shown);
    };
    let isWhole = true;
    const rendered = await render(request, url, {
      actor: null,
      session: null,
      ip: request.ip,
      onCall,
      onTrouble: () => {
        isWhole = false;
      },
    });
    const { response, body } = rendered;
    if (response.status !== 200 || !isHtml(response) || isUncached(response) || !isWhole) {
      return { page: null, shows, rendered };
    }
    const { html, allowed } = sealPage(body, request.cspNonce);
    const page = await encodePage(html, {
      ...securityHeaders,
      'content-security-policy': policy(url, allowed, await images()),
      ...forEveryone,
      ...Object.fromEntries(response.headers),
    });
    return { page, shows, rendered };
  }

  /** One request renders a page, and others for the same page wait for it. */
  async function shareRendering(request: FastifyRequest, url: string): Promise<ForEveryone | null> {
    const joined = cache.join(url);
    if (joined !== undefined) return { page: await joined };
    const finish = cache.begin(url);
    let result: ForEveryone | null = null;
    try {
      result = await queue.render(request.ip, () => renderForEveryone(request, url));
    } finally {
      finish(result?.page ?? null, result?.shows);
    }
    const isAsAsked = result.page !== null || url === request.url;
    return isAsAsked ? result : null;
  }

  app.get(
    '/*',
    { schema: { hide: true }, config: { access: 'public', session: 'recent' } },
    async (request, reply) => {
      const { url } = request;
      const common = isFinished && !request.actor ? pageUrl(url) : null;
      reply.headers(common === null ? forOne : forEveryone);
      // The lookup found no session, so there is no point in another one.
      const isStale = !request.actor && sessionToken(request, appUrl) !== null;
      if (isStale) clearSessionCookie(reply, appUrl);
      if (url.startsWith('//')) return reply.redirect(url.replace(/^\/+/, '/'), 301);
      const cached = common === null ? undefined : cache.get(common);
      if (!cached && queue.isFullFor(request.ip)) return sendBusy(reply);

      const shared = common === null || cached ? null : await shareRendering(request, common);
      const page = cached ?? shared?.page;
      if (page) {
        sendPage(request, reply, page, isStale ? clearedSessionCookie(appUrl) : []);
        return reply;
      }
      const { response, body } =
        shared?.rendered ?? (await queue.render(request.ip, () => render(request, url, request)));
      const own = [`'nonce-${request.cspNonce}'`];
      const allowed = { scripts: own, styles: own };
      reply.code(response.status);
      reply.header('content-security-policy', policy(url, allowed, await images()));
      response.headers.forEach((value, name) => {
        reply.header(name, value);
      });
      if (response.status === 503) reply.header('retry-after', retryAfterSeconds);
      if (!reply.hasHeader('content-type')) reply.type('text/html; charset=utf-8');
      return reply.send(body);
    },
  );
}

const handlers = new WeakMap<PageBundle, RequestHandler>();

/** Made once for each bundle: it matches every route of the site. */
function handlerOf(bundle: PageBundle, mode: PageSource['mode']): RequestHandler {
  const handler = handlers.get(bundle) ?? bundle.entry.module.createRequestHandler(bundle, mode);
  handlers.set(bundle, handler);
  return handler;
}

function sendBusy(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .header('retry-after', retryAfterSeconds)
    .type('text/html; charset=utf-8')
    .send(busyPage);
}

/** A page that must not outlive what it shows. */
function isUncached(response: Response): boolean {
  return response.headers.get('cache-control')?.includes('no-store') ?? false;
}

function isHtml(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false;
}
