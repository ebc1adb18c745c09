import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../../plugins/add-call.ts';
import type { AuditLogService } from './audit-log.service.ts';

export const auditRoutes: FastifyPluginAsync<{ auditLog: AuditLogService }> = async (
  api,
  { auditLog },
) => {
  addCall(api, 'GET /api/admin/audit', async ({ query }, reply) => {
    const { total, entries } = await auditLog.list(query);
    reply.header('x-total-count', total);
    return entries;
  });

  addCall(api, 'GET /api/admin/audit/choices', () => auditLog.choices());
};
