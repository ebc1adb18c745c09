import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { idField } from '#shared/contracts/fields.ts';
import { mailSchema } from '#shared/contracts/mail.ts';
import type { MailService } from './mail.service.ts';

export const mailRoutes: FastifyPluginAsyncZod<{ mail: MailService }> = async (api, { mail }) => {
  const config = { access: 'admin' } as const;
  const tags = ['Admin'];

  api.get(
    '/admin/mails',
    {
      config,
      schema: {
        summary: 'The newest mails: queued, sent and failed',
        tags,
        response: { 200: z.array(mailSchema) },
      },
    },
    async () => mail.list(),
  );

  api.post(
    '/admin/mails/:id/resend',
    {
      config,
      schema: {
        summary: 'Send a mail again',
        tags,
        params: z.object({ id: idField('There is no such mail') }),
        response: { 204: z.null() },
      },
    },
    async ({ params }, reply) => {
      await mail.resend(params.id);
      return reply.code(204).send(null);
    },
  );
};
