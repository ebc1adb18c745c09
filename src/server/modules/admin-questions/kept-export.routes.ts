import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { keptExportSchema } from '#shared/contracts/admin-question.ts';
import { idField } from '#shared/contracts/fields.ts';
import { pageQuerySchema } from '#shared/contracts/list-query.ts';
import type { KeptExportService } from './kept-export.service.ts';

interface KeptExportRoutesDeps {
  keptExports: KeptExportService;
}

export const keptExportRoutes: FastifyPluginAsyncZod<KeptExportRoutesDeps> = async (
  api,
  { keptExports },
) => {
  const config = { access: 'admin' } as const;
  const tags = ['Admin'];

  api.get(
    '/admin/kept-exports',
    {
      config,
      schema: {
        summary: 'What was kept of questions that were deleted all at once, the latest first',
        tags,
        querystring: pageQuerySchema,
        response: { 200: z.array(keptExportSchema) },
      },
    },
    async ({ query }, reply) => {
      const { total, exports } = await keptExports.list(query);
      reply.header('x-total-count', total);
      return exports;
    },
  );

  api.get(
    '/admin/kept-exports/:id',
    {
      config,
      schema: {
        summary: 'A kept export as a file, which can be imported again',
        tags,
        params: z.object({ id: idField('Invalid export id') }),
        response: { 200: z.unknown().describe('The file.') },
      },
    },
    async ({ params }, reply) => {
      const { filename, content } = await keptExports.open(params.id);
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="${filename}"`)
        .send(content);
    },
  );
};
