import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../../plugins/add-call.ts';
import { addRead } from '../../../plugins/add-read.ts';
import { signedIn } from '../../../plugins/session.ts';
import type { ErrorReportService } from './error-report.service.ts';

interface ErrorReportRoutesDeps {
  errorReports: ErrorReportService;
}

export const errorReportRoutes: FastifyPluginAsync<ErrorReportRoutesDeps> = async (
  api,
  { errorReports },
) => {
  addCall(api, 'POST /api/questions/:id/report-error', (request) =>
    errorReports.report(signedIn(request).actor, request.params.id, request.body),
  );

  addRead(api, 'GET /api/user/error-reports', async (request, reply) => {
    const { actor } = signedIn(request);
    const { total, reports } = await errorReports.listOwn(actor, request.query);
    reply.header('x-total-count', total);
    return reports;
  });
};
