import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../../plugins/add-call.ts';
import { signedIn } from '../../../plugins/session.ts';
import type { InboxService } from './inbox.service.ts';
import type { InboxMailService } from './inbox-mail.service.ts';

interface InboxRoutesDeps {
  inbox: InboxService;
  inboxMail: InboxMailService;
}

export const inboxRoutes: FastifyPluginAsync<InboxRoutesDeps> = async (
  api,
  { inbox, inboxMail },
) => {
  addCall(api, 'GET /api/admin/work', () => inbox.read());

  addCall(api, 'GET /api/admin/work/mail', (request) => inboxMail.read(signedIn(request).actor));

  addCall(api, 'PUT /api/admin/work/mail', (request) =>
    inboxMail.change(signedIn(request).actor, request.body),
  );
};
