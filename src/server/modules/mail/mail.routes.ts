import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../plugins/add-call.ts';
import type { MailService } from './mail.service.ts';

export const mailRoutes: FastifyPluginAsync<{ mail: MailService }> = async (api, { mail }) => {
  addCall(api, 'GET /api/admin/mails', async ({ query }, reply) => {
    const { total, mails } = await mail.list(query);
    reply.header('x-total-count', total);
    return mails;
  });

  addCall(api, 'POST /api/admin/mails/:id/resend', ({ params }) => mail.resend(params.id));
};
