import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../../plugins/add-call.ts';
import type { VisitService } from './visit.service.ts';

export const visitRoutes: FastifyPluginAsync<{ visits: VisitService }> = async (
  api,
  { visits },
) => {
  // Counts requests answered during shutdown, too.
  api.addHook('onClose', () => visits.stop());

  addCall(api, 'POST /api/analytics/visits', ({ body, ip, host, headers }) =>
    visits.record(body, {
      ip,
      userAgent: headers['user-agent'] ?? '',
      host,
      optsOut: headers.dnt === '1' || headers['sec-gpc'] === '1',
    }),
  );
};
