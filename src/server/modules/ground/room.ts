import type { FastifyInstance } from 'fastify';
import type { RoomDeps } from '../../app-deps.ts';
import { addRoutes } from '../../plugins/add-routes.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { createAuditLogService } from './audit/audit-log.service.ts';
import { createExportLog } from './audit/export-log.service.ts';
import { mailRoutes } from './mail/mail.routes.ts';
import { createMailService } from './mail/mail.service.ts';
import { createRateLimitService } from './rate-limits/rate-limit.service.ts';
import { createRenderingService } from './rendering/rendering.service.ts';
import { settingsRoutes } from './settings/settings.routes.ts';
import { createSettingsService } from './settings/settings.service.ts';
import { uploadedFileRoutes, uploadRoutes } from './uploads/upload.routes.ts';
import { createUploadService } from './uploads/upload.service.ts';
import { createVisitorService } from './visitors/visitor.service.ts';

export type Ground = ReturnType<typeof openGround>['services'];

/** What every other room builds on. */
export function openGround(deps: RoomDeps) {
  const { config, pool, db, inTransaction, workers, now } = deps;
  const services = {
    rateLimits: createRateLimitService(pool, config.rateLimits),
    settings: createSettingsService(deps),
    visitors: createVisitorService(db, now),
    rendering: createRenderingService(workers),
    mail: createMailService(deps),
    uploads: createUploadService(deps),
    auditLog: createAuditLogService(db),
    exportLog: createExportLog(inTransaction),
  };
  return {
    services,

    async addRoutes(api: FastifyInstance) {
      await addRoutes(api, settingsRoutes, services);
      await addRoutes(api, uploadRoutes, services);
      await addRoutes(api, mailRoutes, services);
      await addRoutes(api, auditRoutes, services);
    },

    addPublicRoutes: (app: FastifyInstance) => addRoutes(app, uploadedFileRoutes, services),

    startJobs: () => services.mail.startDelivery(),
  };
}
