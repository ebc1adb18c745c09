import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../../plugins/add-call.ts';
import { signedIn } from '../../../plugins/session.ts';
import type { MailService } from './mail.service.ts';

export const mailRoutes: FastifyPluginAsync<{ mail: MailService }> = async (api, { mail }) => {
  addCall(api, 'GET /api/admin/mails', async ({ query }, reply) => {
    const { total, mails } = await mail.list(query);
    reply.header('x-total-count', total);
    return mails;
  });

  addCall(api, 'GET /api/admin/mails/:id', (request) =>
    mail.open(signedIn(request).actor, request.params.id),
  );

  addCall(api, 'POST /api/admin/mails/:id/resend', (request) =>
    mail.resend(signedIn(request).actor, request.params.id),
  );
};
