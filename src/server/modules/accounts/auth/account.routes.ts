import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../../plugins/add-call.ts';
import { addRead } from '../../../plugins/add-read.ts';
import { clientOf } from '../../../plugins/client-of.ts';
import { clearSessionCookie, setSessionCookie, signedIn } from '../../../plugins/session.ts';
import type { AccountService } from './account.service.ts';

interface AccountRoutesDeps {
  account: AccountService;
  appUrl: string;
}

export const accountRoutes: FastifyPluginAsync<AccountRoutesDeps> = async (api, deps) => {
  const { account, appUrl } = deps;

  addCall(api, 'GET /api/reauthenticate', () => null);

  addCall(api, 'POST /api/reauthenticate', (request) => {
    const { actor, session } = signedIn(request);
    return account.reauthenticate(actor, session, request.body, clientOf(request));
  });

  addCall(api, 'PUT /api/user/profile', (request) => {
    const { actor, session } = signedIn(request);
    return account.changeProfile(actor, session, request.body, clientOf(request));
  });

  addCall(api, 'PUT /api/user/password', async (request, reply) => {
    const { actor, session } = signedIn(request);
    const { body } = request;
    const started = await account.changePassword(actor, session, body, clientOf(request));
    setSessionCookie(reply, appUrl, started);
    return { message: 'Password updated' };
  });

  addRead(api, 'GET /api/user/sessions', (request) => {
    const { actor, session } = signedIn(request);
    return account.listSessions(actor, session.id);
  });

  addCall(api, 'DELETE /api/user/sessions', (request) => {
    const { actor, session } = signedIn(request);
    return account.endOtherSessions(actor, session.id, clientOf(request));
  });

  addCall(api, 'DELETE /api/user/sessions/:id', (request) => {
    const { actor } = signedIn(request);
    return account.endSession(actor, request.params.id, clientOf(request));
  });

  addCall(api, 'GET /api/user/data', (request, reply) => {
    reply.header('content-disposition', 'attachment; filename="martingale-data.json"');
    return account.personalData(signedIn(request).actor, clientOf(request));
  });

  addCall(api, 'DELETE /api/user', async (request, reply) => {
    const { actor, session } = signedIn(request);
    await account.deleteAccount(actor, session, request.body.password, clientOf(request));
    clearSessionCookie(reply, appUrl);
  });
};
