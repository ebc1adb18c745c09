import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../plugins/add-call.ts';
import type { KeptExportService } from './kept-export.service.ts';

interface KeptExportRoutesDeps {
  keptExports: KeptExportService;
}

export const keptExportRoutes: FastifyPluginAsync<KeptExportRoutesDeps> = async (
  api,
  { keptExports },
) => {
  addCall(api, 'GET /api/admin/kept-exports', async ({ query }, reply) => {
    const { total, exports } = await keptExports.list(query);
    reply.header('x-total-count', total);
    return exports;
  });

  addCall(api, 'GET /api/admin/kept-exports/:id', async ({ params }, reply) => {
    const { filename, content } = await keptExports.open(params.id);
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="${filename}"`)
      .send(content);
  });
};
