import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../../plugins/add-call.ts';
import { signedIn } from '../../../plugins/session.ts';
import type { ExportLog } from '../../ground/audit/export-log.service.ts';
import type { KeptExportService } from './kept-export.service.ts';

interface KeptExportRoutesDeps {
  keptExports: KeptExportService;
  exportLog: ExportLog;
}

export const keptExportRoutes: FastifyPluginAsync<KeptExportRoutesDeps> = async (
  api,
  { keptExports, exportLog },
) => {
  addCall(api, 'GET /api/admin/kept-exports', async ({ query }, reply) => {
    const { total, exports } = await keptExports.list(query);
    reply.header('x-total-count', total);
    return exports;
  });

  addCall(api, 'GET /api/admin/kept-exports/:id', async (request, reply) => {
    const { id } = request.params;
    const { filename, content } = await keptExports.open(id);
    await exportLog.record({
      actor: signedIn(request).actor,
      subject: { type: 'question', id: 'all' },
      details: { keptExport: id },
    });
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="${filename}"`)
      .send(content);
  });
};
