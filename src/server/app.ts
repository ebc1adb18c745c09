import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { AppDeps } from './app-deps.ts';
import { notFound } from './lib/errors.ts';
import { adminUserRoutes } from './modules/accounts/admin-users/admin-user.routes.ts';
import { accountRoutes } from './modules/accounts/auth/account.routes.ts';
import { authRoutes } from './modules/accounts/auth/auth.routes.ts';
import { openIdRoutes } from './modules/accounts/auth/openid/openid.routes.ts';
import { recoveryRoutes } from './modules/accounts/auth/recovery.routes.ts';
import { twoStepRoutes } from './modules/accounts/factors/two-step.routes.ts';
import { mailSettingRoutes } from './modules/accounts/mail-settings/mail-setting.routes.ts';
import { passkeyRoutes } from './modules/accounts/passkeys/passkey.routes.ts';
import { securityLogRoutes } from './modules/accounts/security-log/security-log.routes.ts';
import { subscriberRoutes } from './modules/billing/subscriber.routes.ts';
import { subscriptionRoutes } from './modules/billing/subscription.routes.ts';
import { testCardRoutes } from './modules/billing/test-card.routes.ts';
import { webhookRoutes } from './modules/billing/webhook.routes.ts';
import { adminErrorReportRoutes } from './modules/discussions/error-reports/admin-error-report.routes.ts';
import { errorReportRoutes } from './modules/discussions/error-reports/error-report.routes.ts';
import { notificationRoutes } from './modules/discussions/notifications/notification.routes.ts';
import { commentRoutes } from './modules/discussions/threads/comment.routes.ts';
import { discussionRoutes } from './modules/discussions/threads/discussion.routes.ts';
import { moderationRoutes } from './modules/discussions/threads/moderation.routes.ts';
import { drillRoutes } from './modules/drills/drill.routes.ts';
import { ownDrillRoutes } from './modules/drills/own-drill.routes.ts';
import { auditRoutes } from './modules/ground/audit/audit.routes.ts';
import { mailRoutes } from './modules/ground/mail/mail.routes.ts';
import { settingsRoutes } from './modules/ground/settings/settings.routes.ts';
import { uploadedFileRoutes, uploadRoutes } from './modules/ground/uploads/upload.routes.ts';
import { ankiRoutes } from './modules/practice/anki/anki.routes.ts';
import { answerRoutes } from './modules/practice/answers/answer.routes.ts';
import { practiceRoutes } from './modules/practice/attempts/practice.routes.ts';
import { practiceRecordRoutes } from './modules/practice/attempts/practice-record.routes.ts';
import { questionStatusRoutes } from './modules/practice/attempts/question-status.routes.ts';
import { hubRoutes } from './modules/practice/hub/hub.routes.ts';
import { progressRoutes } from './modules/practice/progress/progress.routes.ts';
import { simulationRoutes } from './modules/practice/simulations/simulation.routes.ts';
import { solutionRoutes } from './modules/practice/solutions/solution.routes.ts';
import { adminQuestionRoutes } from './modules/questions/admin-questions/admin-question.routes.ts';
import { keptExportRoutes } from './modules/questions/admin-questions/kept-export.routes.ts';
import { questionRoutes } from './modules/questions/catalog/questions.routes.ts';
import { exportRoutes } from './modules/questions/imports/export.routes.ts';
import { importRoutes } from './modules/questions/imports/import.routes.ts';
import { noteRoutes } from './modules/questions/keeping/note.routes.ts';
import { starRoutes } from './modules/questions/keeping/star.routes.ts';
import { listRoutes } from './modules/questions/lists/list.routes.ts';
import { questionEditingRoutes } from './modules/questions/question-editing/question-editing.routes.ts';
import { questionHistoryRoutes } from './modules/questions/question-editing/question-history.routes.ts';
import { questionRemovalRoutes } from './modules/questions/question-editing/question-removal.routes.ts';
import { searchRoutes } from './modules/questions/search/search.routes.ts';
import { topicRoutes } from './modules/questions/topics/topics.routes.ts';
import { adminSettingRoutes } from './modules/site/admin-settings/admin-setting.routes.ts';
import { workRoutes } from './modules/site/admin-work/work.routes.ts';
import { statisticsRoutes } from './modules/site/analytics/statistics.routes.ts';
import { visitRoutes } from './modules/site/analytics/visit.routes.ts';
import { audienceRoutes, oneClickSignupRoutes } from './modules/site/audience/audience.routes.ts';
import { audienceAdminRoutes } from './modules/site/audience/audience-admin.routes.ts';
import { clientErrorRoutes } from './modules/site/client-errors/client-errors.routes.ts';
import { cspReportRoutes } from './modules/site/csp-reports/csp-report.routes.ts';
import { feedRoutes } from './modules/site/feeds/feed.routes.ts';
import { overviewRoutes } from './modules/site/overview/overview.routes.ts';
import { sitemapRoutes } from './modules/site/sitemap/sitemap.routes.ts';
import {
  oneClickRoutes,
  unsubscribeRoutes,
} from './modules/site/unsubscribe/unsubscribe.routes.ts';
import { addAccessRules } from './plugins/access.ts';
import { Reads } from './plugins/add-read.ts';
import { addRoutes } from './plugins/add-routes.ts';
import { addApiDocs } from './plugins/api-docs.ts';
import { addDraining } from './plugins/drain.ts';
import { addErrorHandling } from './plugins/errors.ts';
import { addHealthChecks } from './plugins/health.ts';
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
import { createServices } from './services.ts';
import { AssetCache } from './ssr/asset-cache.ts';
import { addCachedPages } from './ssr/cached-pages.ts';
import { PageCache } from './ssr/page-cache.ts';
import { addPages } from './ssr/pages.ts';

/** The whole site as one Fastify instance: hooks and access rules, top to bottom. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { appUrl, trustProxy } = deps.config;
  const services = createServices(deps);
  const policy = createContentPolicy(deps.payments.provider);
  const securityHeadersOf = (url: string) => ({
    ...fixedSecurityHeaders(appUrl),
    'content-security-policy': policy(url, { scripts: [], styles: [] }),
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
  const assetCache = new AssetCache(securityHeadersOf);
  const { sessions } = services;
  addCachedPages(app, { pages: pageCache, assets: assetCache, sessions, appUrl });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  addSecurityHeaders(app, appUrl, policy);
  addTargetCheck(app);
  addErrorHandling(app);
  addMetrics(app, deps.config.metricsToken);
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
    await addRoutes(api, authRoutes, { ...services, appUrl });
    await addRoutes(api, openIdRoutes, { ...services, appUrl });
    await addRoutes(api, recoveryRoutes, services);
    await addRoutes(api, accountRoutes, { ...services, appUrl });
    await addRoutes(api, passkeyRoutes, { ...services, appUrl });
    await addRoutes(api, settingsRoutes, services);
    await addRoutes(api, adminSettingRoutes, services);
    await addRoutes(api, questionRoutes, services);
    await addRoutes(api, searchRoutes, services);
    await addRoutes(api, topicRoutes, services);
    await addRoutes(api, listRoutes, services);
    await addRoutes(api, ankiRoutes, services);
    await addRoutes(api, solutionRoutes, services);
    await addRoutes(api, answerRoutes, services);
    await addRoutes(api, simulationRoutes, services);
    await addRoutes(api, questionStatusRoutes, services);
    await addRoutes(api, starRoutes, services);
    await addRoutes(api, noteRoutes, services);
    await addRoutes(api, hubRoutes, services);
    await addRoutes(api, practiceRoutes, services);
    await addRoutes(api, drillRoutes, { ...services, appUrl });
    await addRoutes(api, ownDrillRoutes, services);
    await addRoutes(api, questionEditingRoutes, services);
    await addRoutes(api, questionRemovalRoutes, services);
    await addRoutes(api, questionHistoryRoutes, services);
    await addRoutes(api, adminQuestionRoutes, services);
    await addRoutes(api, keptExportRoutes, services);
    await addRoutes(api, uploadRoutes, services);
    await addRoutes(api, importRoutes, services);
    await addRoutes(api, exportRoutes, { ...services, now: deps.now });
    await addRoutes(api, practiceRecordRoutes, services);
    await addRoutes(api, progressRoutes, services);
    await addRoutes(api, errorReportRoutes, services);
    await addRoutes(api, adminErrorReportRoutes, services);
    await addRoutes(api, adminUserRoutes, services);
    await addRoutes(api, discussionRoutes, services);
    await addRoutes(api, commentRoutes, services);
    await addRoutes(api, moderationRoutes, services);
    await addRoutes(api, notificationRoutes, services);
    await addRoutes(api, mailSettingRoutes, services);
    await addRoutes(api, unsubscribeRoutes, services);
    await addRoutes(api, subscriberRoutes, services);
    await addRoutes(api, mailRoutes, services);
    await addRoutes(api, audienceRoutes, services);
    await addRoutes(api, audienceAdminRoutes, services);
    await addRoutes(api, auditRoutes, services);
    await addRoutes(api, twoStepRoutes, services);
    await addRoutes(api, securityLogRoutes, services);
    await addRoutes(api, cspReportRoutes, services);
    await addRoutes(api, workRoutes, services);
    await addRoutes(api, subscriptionRoutes, services);
    await addRoutes(api, testCardRoutes, services);
    await addRoutes(api, webhookRoutes, services);
    await addRoutes(api, visitRoutes, services);
    await addRoutes(api, statisticsRoutes, services);
    await addRoutes(api, overviewRoutes, services);
    await addRoutes(api, clientErrorRoutes, services);
  };
  await app.register(apiRoutes);
  for (const url of ['/api', '/api/*']) {
    app.all(url, { schema: { hide: true } }, () => Promise.reject(notFound()));
  }

  // One-click unsubscribe needs no session; mail clients call the page's own URL.
  await addRoutes(app, oneClickRoutes, services);
  await addRoutes(app, oneClickSignupRoutes, services);
  await addRoutes(app, uploadedFileRoutes, services);
  await addRoutes(app, sitemapRoutes, services);
  await addRoutes(app, feedRoutes, services);
  app.drain.stopping.addEventListener('abort', () => services.imports.stop());
  app.addHook('onReady', () => services.mail.startDelivery());
  app.addHook('onReady', () => services.billing.startJobs());
  app.addHook('onReady', () => services.workMail.startJobs());
  app.addHook('onReady', () => services.reviewMail.startJobs());
  app.addHook('onReady', () => services.practiceNight.startJobs());
  app.addHook('onReady', () => services.drillNight.startJobs());
  app.addHook('onReady', () => services.dayCounts.startJobs());
  app.addHook('onReady', () => services.measures.startJobs());
  app.addHook('onReady', () => services.judgeAgain.startJobs());
  app.addHook('onReady', () => services.securityLog.startJobs());
  app.addHook('onReady', () => services.securityAlarm.startJobs());
  app.addHook('onReady', () => services.cspReports.startJobs());
  app.addHook('onReady', () => services.knownWords.startJobs());
  const { imageOrigins } = services.settings;
  const { pages: source, now } = deps;
  await source.addAssets(app, assetCache);
  const pageRoutes: FastifyPluginAsync = async (scope) => {
    await addSessions(scope, { sessions, appUrl });
    await addPages(scope, { source, cache: pageCache, now, appUrl, policy, imageOrigins });
  };
  await app.register(pageRoutes);
  return app;
}
