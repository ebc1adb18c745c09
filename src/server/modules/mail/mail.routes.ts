import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { idField } from '#shared/contracts/fields.ts';
import { mailQuerySchema, mailSchema } from '#shared/contracts/mail.ts';
import type { MailService } from './mail.service.ts';

export const mailRoutes: FastifyPluginAsyncZod<{ mail: MailService }> = async (api, { mail }) => {
  const config = { access: 'admin' } as const;
  const tags = ['Admin'];

  api.get(
    '/admin/mails',
    {
      config,
      schema: {
        summary: 'Mails that are queued, sent or failed, newest first',
        tags,
        querystring: mailQuerySchema,
        response: { 200: z.array(mailSchema) },
      },
    },
    async ({ query }, reply) => {
      const { total, mails } = await mail.list(query);
      reply.header('x-total-count', total);
      return mails;
    },
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
