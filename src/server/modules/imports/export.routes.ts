import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type ExportFormat, exportQuerySchema } from '#shared/contracts/import.ts';
import type { ExportService } from './export.service.ts';
import { importTemplate } from './import-template.ts';

interface ExportRoutesDeps {
  exports: ExportService;
  now: () => Date;
}

const types: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

export const exportRoutes: FastifyPluginAsyncZod<ExportRoutesDeps> = async (
  api,
  { exports, now },
) => {
  const config = { access: 'admin' } as const;
  const tags = ['Admin'];
  const response = { 200: z.unknown().describe('The file.') };

  api.get(
    '/admin/export',
    {
      config,
      schema: {
        summary: 'All questions with their solutions, as a file that the import takes back',
        description:
          'In CSV a cell that a spreadsheet would run as a formula has an apostrophe before it, which the import takes away again.',
        tags,
        querystring: exportQuerySchema,
        response,
      },
    },
    ({ query: { format } }, reply) => {
      const day = now().toISOString().slice(0, 10);
      asFile(reply, format, `questions-${day}`);
      return reply.send(Readable.from(exports.export(format)));
    },
  );

  api.get(
    '/admin/import-template',
    {
      config,
      schema: {
        summary: 'A file to begin an import with',
        tags,
        querystring: exportQuerySchema,
        response,
      },
    },
    ({ query: { format } }, reply) => {
      asFile(reply, format, 'questions-template');
      return reply.send(Buffer.from(importTemplate(format)));
    },
  );
};

function asFile(reply: FastifyReply, format: ExportFormat, name: string): void {
  reply.header('content-disposition', `attachment; filename="${name}.${format}"`);
  reply.type(types[format]);
}
