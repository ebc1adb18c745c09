import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../plugins/add-call.ts';
import { signedIn } from '../../plugins/session.ts';
import type { ReportDeskService } from './admin-error-report.service.ts';

export const reportDeskRoutes: FastifyPluginAsync<{ reportDesk: ReportDeskService }> = async (
  api,
  { reportDesk },
) => {
  addCall(api, 'GET /api/admin/error-reports', async ({ query }, reply) => {
    const { total, reports } = await reportDesk.list(query);
    reply.header('x-total-count', total);
    return reports;
  });

  addCall(api, 'GET /api/admin/error-reports/statuses', () => reportDesk.countStatuses());

  addCall(api, 'GET /api/admin/error-reports/:id', ({ params }) => reportDesk.find(params.id));

  addCall(api, 'PUT /api/admin/error-reports/:id', (request) =>
    reportDesk.setStatus(signedIn(request).actor, request.params.id, request.body.status),
  );

  addCall(api, 'POST /api/admin/error-reports/:id/replies', (request) =>
    reportDesk.reply(signedIn(request).actor, request.params.id, request.body.content),
  );
};
