import { Readable } from 'node:stream';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { ExportFormat } from '#shared/contracts/import.ts';
import { addCall } from '../../../plugins/add-call.ts';
import { signedIn } from '../../../plugins/session.ts';
import type { ExportLog } from '../../ground/audit/export-log.service.ts';
import type { ExportService } from './export.service.ts';
import { importTemplate } from './import-template.ts';

interface ExportRoutesDeps {
  exports: ExportService;
  exportLog: ExportLog;
  now: () => Date;
}

const types: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

export const exportRoutes: FastifyPluginAsync<ExportRoutesDeps> = async (api, deps) => {
  const { exports, exportLog, now } = deps;
  addCall(api, 'GET /api/admin/export', async (request, reply) => {
    const { format } = request.query;
    const { actor } = signedIn(request);
    await exportLog.record({
      actor,
      subject: { type: 'question', id: 'all' },
      details: { format },
    });
    const day = now().toISOString().slice(0, 10);
    asFile(reply, format, `questions-${day}`);
    return reply.send(Readable.from(exports.export(format)));
  });

  addCall(api, 'GET /api/admin/import-template', ({ query: { format } }, reply) => {
    asFile(reply, format, 'questions-template');
    return reply.send(Buffer.from(importTemplate(format)));
  });
};

function asFile(reply: FastifyReply, format: ExportFormat, name: string): void {
  reply.header('content-disposition', `attachment; filename="${name}.${format}"`);
  reply.type(types[format]);
}
