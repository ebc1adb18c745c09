import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { AppError } from '../../../lib/errors.ts';
import { addCall } from '../../../plugins/add-call.ts';
import type { CspReportService } from './csp-report.service.ts';

export const cspReportRoutes: FastifyPluginAsync<{ cspReports: CspReportService }> = async (
  api,
  { cspReports },
) => {
  api.addContentTypeParser(
    'application/csp-report',
    { parseAs: 'string' },
    api.getDefaultJsonParser('error', 'error'),
  );
  api.addContentTypeParser(
    'application/reports+json',
    { parseAs: 'string' },
    async (_request: FastifyRequest, text: string) => ({ reports: parseJson(text) }),
  );

  addCall(api, 'POST /api/csp-reports', ({ body }) => cspReports.receive(body));

  addCall(api, 'GET /api/admin/csp-reports', async ({ query }, reply) => {
    const { total, reports } = await cspReports.list(query);
    reply.header('x-total-count', total);
    return reports;
  });
};

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError(400, 'INVALID_JSON', 'The body must be JSON.');
  }
}
