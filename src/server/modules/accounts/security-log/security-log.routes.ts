import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../../plugins/add-call.ts';
import { signedIn } from '../../../plugins/session.ts';
import type { SecurityLogService } from './security-log.service.ts';

export const securityLogRoutes: FastifyPluginAsync<{ securityLog: SecurityLogService }> = async (
  api,
  { securityLog },
) => {
  addCall(api, 'GET /api/user/security-log', async (request, reply) => {
    const { total, events } = await securityLog.listOwn(signedIn(request).actor, request.query);
    reply.header('x-total-count', total);
    return events;
  });

  addCall(api, 'GET /api/admin/security-log', async ({ query }, reply) => {
    const { total, events } = await securityLog.list(query);
    reply.header('x-total-count', total);
    return events;
  });
};
