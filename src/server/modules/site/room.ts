import type { FastifyInstance } from 'fastify';
import type { RoomDeps } from '../../app-deps.ts';
import { addRoutes } from '../../plugins/add-routes.ts';
import type { Accounts } from '../accounts/room.ts';
import type { Billing } from '../billing/room.ts';
import type { Discussions } from '../discussions/room.ts';
import type { Ground } from '../ground/room.ts';
import type { Practice } from '../practice/room.ts';
import type { Questions } from '../questions/room.ts';
import { inboxRoutes } from './admin-inbox/inbox.routes.ts';
import { createInboxService } from './admin-inbox/inbox.service.ts';
import { createInboxMailService } from './admin-inbox/inbox-mail.service.ts';
import { adminMetricsRoutes } from './admin-metrics/admin-metrics.routes.ts';
import { createAdminMetricsService } from './admin-metrics/admin-metrics.service.ts';
import { createDayCountsService } from './admin-metrics/day-counts.service.ts';
import { adminSettingRoutes } from './admin-settings/admin-setting.routes.ts';
import { createAdminSettingService } from './admin-settings/admin-setting.service.ts';
import { statisticsRoutes } from './analytics/statistics.routes.ts';
import { createStatisticsService } from './analytics/statistics.service.ts';
import { visitRoutes } from './analytics/visit.routes.ts';
import { createVisitService } from './analytics/visit.service.ts';
import { clientErrorRoutes } from './client-errors/client-errors.routes.ts';
import { cspReportRoutes } from './csp-reports/csp-report.routes.ts';
import { createCspReportService } from './csp-reports/csp-report.service.ts';
import { feedbackRoutes } from './feedback/feedback.routes.ts';
import { createFeedbackService } from './feedback/feedback.service.ts';
import { feedRoutes } from './feeds/feed.routes.ts';
import { createFeedService } from './feeds/feed.service.ts';
import { oneClickSignupRoutes, signupRoutes } from './newsletter/signup.routes.ts';
import { createSignupService } from './newsletter/signup.service.ts';
import { createSignupListService } from './newsletter/signup-list.service.ts';
import { sitemapRoutes } from './sitemap/sitemap.routes.ts';
import { createSitemapService } from './sitemap/sitemap.service.ts';
import { oneClickRoutes, unsubscribeRoutes } from './unsubscribe/unsubscribe.routes.ts';
import { createUnsubscribeService } from './unsubscribe/unsubscribe.service.ts';

type Below = Ground & Billing & Accounts & Questions & Practice & Discussions;

/** What concerns the whole site: its settings, visitors, newsletter, feeds and so on. */
export function openSite(deps: RoomDeps, below: Below) {
  const { db } = deps;
  const base = { ...deps, ...below };
  const inboxMail = createInboxMailService(base);
  const visits = createVisitService(base);
  const dayCounts = createDayCountsService(base);
  const services = {
    adminSettings: createAdminSettingService(base),
    inbox: createInboxService(db),
    inboxMail,
    visits,
    dayCounts,
    statistics: createStatisticsService({ ...base, visits, dayCounts }),
    adminMetrics: createAdminMetricsService({ ...base, visits, dayCounts }),
    feedback: createFeedbackService(base),
    signups: createSignupService(base),
    signupList: createSignupListService(db),
    unsubscribing: createUnsubscribeService({ ...base, inboxMail }),
    cspReports: createCspReportService(base),
    sitemap: createSitemapService(base),
    feeds: createFeedService(base),
  };
  return {
    services,

    async addRoutes(api: FastifyInstance) {
      const { exportLog, rateLimits } = below;
      await addRoutes(api, adminSettingRoutes, services);
      await addRoutes(api, inboxRoutes, services);
      await addRoutes(api, visitRoutes, services);
      await addRoutes(api, statisticsRoutes, services);
      await addRoutes(api, adminMetricsRoutes, services);
      await addRoutes(api, feedbackRoutes, { ...services, exportLog });
      await addRoutes(api, signupRoutes, { ...services, exportLog });
      await addRoutes(api, unsubscribeRoutes, services);
      await addRoutes(api, cspReportRoutes, services);
      await addRoutes(api, clientErrorRoutes, { rateLimits });
    },

    /** One-click unsubscribe needs no session; mail clients call the page's own URL. */
    async addPublicRoutes(app: FastifyInstance) {
      await addRoutes(app, oneClickRoutes, services);
      await addRoutes(app, oneClickSignupRoutes, services);
      await addRoutes(app, sitemapRoutes, services);
      await addRoutes(app, feedRoutes, services);
    },

    async startJobs() {
      await services.inboxMail.startJobs();
      await services.dayCounts.startJobs();
      await services.cspReports.startJobs();
    },
  };
}
