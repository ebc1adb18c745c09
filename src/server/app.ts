import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginAsync,
} from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type pg from 'pg';
import type { Config } from './config.ts';
import type { ChangeFeed } from './db/change-feed.ts';
import { openDatabase } from './db/client.ts';
import { notFound } from './errors.ts';
import { authRoutes } from './modules/auth/auth.routes.ts';
import { createSessionService } from './modules/auth/session.service.ts';
import { createUserService } from './modules/auth/user.service.ts';
import { clientErrorRoutes } from './modules/client-errors/client-errors.routes.ts';
import { settingsRoutes } from './modules/settings/settings.routes.ts';
import { createSettingsService } from './modules/settings/settings.service.ts';
import { addAccessRules } from './plugins/access.ts';
import { addApiDocs } from './plugins/api-docs.ts';
import { addErrorHandling, sendError, toAppError } from './plugins/errors.ts';
import { addHealthChecks } from './plugins/health.ts';
import { addMetrics } from './plugins/metrics.ts';
import { addOriginCheck } from './plugins/origin-check.ts';
import { addSecurityHeaders } from './plugins/security-headers.ts';
import { addSessions } from './plugins/session.ts';
import type { PageSource } from './ssr/page-source.ts';
import { addPages } from './ssr/pages.ts';

export interface AppDeps {
  config: Pick<Config, 'appUrl' | 'trustProxy'>;
  log: FastifyBaseLogger;
  pool: pg.Pool;
  changes: Pick<ChangeFeed, 'on'>;
  now: () => Date;
  pages: PageSource;
}

/** The whole site as one Fastify instance; who may enter where can be read from top to bottom. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { appUrl, trustProxy } = deps.config;
  const db = openDatabase(deps.pool);
  const sessions = createSessionService(db, deps.now);
  const users = createUserService(db);
  const settings = createSettingsService(db, deps.changes);

  const app = fastify({
    loggerInstance: deps.log,
    trustProxy: typeof trustProxy === 'number' ? (_, hop) => hop < trustProxy : trustProxy,
    bodyLimit: 256 * 1024,
    genReqId: () => randomUUID(),
    // Addresses that cannot even be decoded never reach a route.
    frameworkErrors: (error, _request, reply) => {
      sendError(reply, toAppError(error));
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  addSecurityHeaders(app, appUrl);
  addErrorHandling(app);
  addMetrics(app);
  addHealthChecks(app, deps.pool);
  addOriginCheck(app, appUrl);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await addApiDocs(app);

  const apiRoutes: FastifyPluginAsync = async (api) => {
    await addSessions(api, { sessions, appUrl });
    addAccessRules(api);
    await api.register(authRoutes, { sessions, users, appUrl });
    await api.register(settingsRoutes, { settings });
    await api.register(clientErrorRoutes, { now: deps.now });
  };
  await app.register(apiRoutes, { prefix: '/api' });
  for (const url of ['/api', '/api/*']) {
    app.all(url, { schema: { hide: true } }, () => Promise.reject(notFound()));
  }

  await addPages(app, { source: deps.pages, changes: deps.changes, now: deps.now });
  return app;
}
