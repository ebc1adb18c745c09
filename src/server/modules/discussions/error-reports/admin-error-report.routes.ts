import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../../plugins/add-call.ts';
import { signedIn } from '../../../plugins/session.ts';
import type { AdminErrorReportService } from './admin-error-report.service.ts';

export const adminErrorReportRoutes: FastifyPluginAsync<{
  adminErrorReports: AdminErrorReportService;
}> = async (api, { adminErrorReports }) => {
  addCall(api, 'GET /api/admin/error-reports', async ({ query }, reply) => {
    const { total, reports } = await adminErrorReports.list(query);
    reply.header('x-total-count', total);
    return reports;
  });

  addCall(api, 'GET /api/admin/error-reports/statuses', () => adminErrorReports.countStatuses());

  addCall(api, 'GET /api/admin/error-reports/:id', ({ params }) =>
    adminErrorReports.find(params.id),
  );

  addCall(api, 'PUT /api/admin/error-reports/:id', (request) =>
    adminErrorReports.setStatus(signedIn(request).actor, request.params.id, request.body.status),
  );

  addCall(api, 'POST /api/admin/error-reports/:id/replies', (request) =>
    adminErrorReports.reply(signedIn(request).actor, request.params.id, request.body),
  );
};
