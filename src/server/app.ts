import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { AppDeps } from './app-deps.ts';
import { notFound } from './lib/errors.ts';
import { addAccessRules } from './plugins/access.ts';
import { Reads } from './plugins/add-read.ts';
import { addApiDocs } from './plugins/api-docs.ts';
import { addDraining } from './plugins/drain.ts';
import { addErrorHandling } from './plugins/errors.ts';
import { addHealthChecks } from './plugins/health.ts';
import { addLiveStreams } from './plugins/live-streams.ts';
import { addMetrics } from './plugins/metrics.ts';
import { addOriginCheck } from './plugins/origin-check.ts';
import { RequestLog } from './plugins/request-log.ts';
import {
  addSecurityHeaders,
  createContentPolicy,
  fixedSecurityHeaders,
} from './plugins/security-headers.ts';
import { addSecurityText } from './plugins/security-text.ts';
import { addSessions } from './plugins/session.ts';
import { addTargetCheck, answerBadUrl, answerUnreadable } from './plugins/unreadable-requests.ts';
import { openRooms } from './rooms.ts';
import { addCachedPages } from './ssr/cached-pages.ts';
import { PageCache } from './ssr/page-cache.ts';
import { addPages } from './ssr/pages.ts';

/** The whole site as one Fastify instance: rooms, hooks and access rules, top to bottom. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { appUrl, trustProxy } = deps.config;
  const opened = openRooms(deps);
  const rooms = Object.values(opened);
  const { ground, accounts, questions, practice, site } = opened;
  const policy = createContentPolicy(deps.payments.provider);
  const nothingInline = { scripts: [], styles: [] };
  const securityHeadersOf = (url: string) => ({
    ...fixedSecurityHeaders(appUrl),
    'content-security-policy': policy(url, nothingInline),
  });

  const app = fastify({
    loggerInstance: deps.log,
    logController: new RequestLog(),
    trustProxy: typeof trustProxy === 'number' ? (_, hop) => hop < trustProxy : trustProxy,
    bodyLimit: 256 * 1024,
    requestTimeout: 30_000,
    http: { requireHostHeader: false },
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, securityHeadersOf('')),
    genReqId: () => randomUUID(),
    // URLs that cannot be decoded never reach a route.
    frameworkErrors: (error, request, reply) => {
      answerBadUrl(app, error, request, reply, securityHeadersOf(request.url));
    },
  });
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorate('reads', new Reads());
  addDraining(app);
  const pageCache = new PageCache(deps.changes);
  const { sessions } = accounts.services;
  addCachedPages(app, { pages: pageCache, sessions, appUrl });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  addSecurityHeaders(app, appUrl, policy);
  addTargetCheck(app);
  addErrorHandling(app);
  const metrics = addMetrics(app, deps.config.metricsToken);
  addLiveStreams(app, { live: deps.live, metrics });
  addHealthChecks(app, deps.pool);
  addSecurityText(app, { contact: deps.config.securityContact, appUrl, now: deps.now });
  addOriginCheck(app, appUrl);
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // Uncached pages are compressed per request: slightly larger, four times as fast.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
  });
  await addApiDocs(app);

  const apiRoutes: FastifyPluginAsync = async (api) => {
    await addSessions(api, { sessions, appUrl });
    addAccessRules(api);
    for (const room of rooms) await room.addRoutes(api);
  };
  await app.register(apiRoutes);
  for (const url of ['/api', '/api/*']) {
    app.all(url, { schema: { hide: true } }, () => Promise.reject(notFound()));
  }

  await ground.addPublicRoutes(app);
  await practice.addPublicRoutes(app);
  await site.addPublicRoutes(app);
  app.drain.stopping.addEventListener('abort', () => questions.services.imports.stop());
  for (const room of rooms) app.addHook('onReady', room.startJobs);
  const { imageOrigins } = ground.services.settings;
  const { pages: source, now } = deps;
  await source.addAssets(app, policy('/assets', nothingInline));
  const pageRoutes: FastifyPluginAsync = async (scope) => {
    await addSessions(scope, { sessions, appUrl });
    await addPages(scope, { source, cache: pageCache, now, appUrl, policy, imageOrigins });
  };
  await app.register(pageRoutes);
  return app;
}
