import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../../plugins/add-call.ts';
import { addRead } from '../../../plugins/add-read.ts';
import { signedIn } from '../../../plugins/session.ts';
import type { PartnerReportService } from './partner-report.service.ts';

export const partnerReportRoutes: FastifyPluginAsync<{
  partnerReports: PartnerReportService;
}> = async (api, { partnerReports }) => {
  addCall(api, 'POST /api/partner-pairs/:id/report', (request) =>
    partnerReports.report(signedIn(request).actor, request.params.id, request.body),
  );

  addRead(api, 'GET /api/admin/partner-reports', async ({ query }, reply) => {
    const { total, reports } = await partnerReports.list(query);
    reply.header('x-total-count', total);
    return reports;
  });

  addCall(api, 'PUT /api/admin/partner-reports/:id', (request) =>
    partnerReports.resolve(signedIn(request).actor, request.params.id),
  );
};
