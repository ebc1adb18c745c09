import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { auditChoicesSchema, auditEntrySchema, auditQuerySchema } from '#shared/contracts/audit.ts';
import type { AuditLogService } from './audit-log.service.ts';

export const auditRoutes: FastifyPluginAsyncZod<{ auditLog: AuditLogService }> = async (
  api,
  { auditLog },
) => {
  const config = { access: 'admin' } as const;
  const tags = ['Admin'];

  api.get(
    '/admin/audit',
    {
      config,
      schema: {
        summary: 'What administrators did, newest first',
        tags,
        querystring: auditQuerySchema,
        response: { 200: z.array(auditEntrySchema) },
      },
    },
    async ({ query }, reply) => {
      const { total, entries } = await auditLog.list(query);
      reply.header('x-total-count', total);
      return entries;
    },
  );

  api.get(
    '/admin/audit/choices',
    {
      config,
      schema: {
        summary: 'Which actions, people and kinds of subjects the log knows',
        tags,
        response: { 200: auditChoicesSchema },
      },
    },
    () => auditLog.choices(),
  );
};
