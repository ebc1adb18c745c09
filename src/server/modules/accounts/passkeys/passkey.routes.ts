import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../../plugins/add-call.ts';
import { addRead } from '../../../plugins/add-read.ts';
import { clientOf } from '../../../plugins/client-of.ts';
import { signedIn } from '../../../plugins/session.ts';
import { setSignInCookies, visitorOf } from '../../../plugins/sign-in.ts';
import type { PasskeyService } from './passkey.service.ts';
import type { PasskeySignInService } from './passkey-sign-in.service.ts';

interface PasskeyRoutesDeps {
  passkeys: PasskeyService;
  passkeySignIns: PasskeySignInService;
  appUrl: string;
}

export const passkeyRoutes: FastifyPluginAsync<PasskeyRoutesDeps> = async (api, deps) => {
  const { passkeys, passkeySignIns, appUrl } = deps;

  addRead(api, 'GET /api/user/passkeys', (request) => passkeys.list(signedIn(request).actor));

  addCall(api, 'POST /api/user/passkeys/challenge', (request) => {
    const { actor, session } = signedIn(request);
    return passkeys.requestCreation(actor, session, clientOf(request));
  });

  addCall(api, 'POST /api/user/passkeys', (request) => {
    const { actor, session } = signedIn(request);
    return passkeys.add(actor, session, request.body, clientOf(request));
  });

  addCall(api, 'PUT /api/user/passkeys/:id', (request) =>
    passkeys.rename(signedIn(request).actor, request.params.id, request.body.name),
  );

  addCall(api, 'DELETE /api/user/passkeys/:id', (request) =>
    passkeys.remove(signedIn(request).actor, request.params.id, clientOf(request)),
  );

  addCall(api, 'POST /api/login/passkey/challenge', (request) =>
    passkeySignIns.requestSignIn(clientOf(request)),
  );

  addCall(api, 'POST /api/login/passkey', async (request, reply) => {
    const visitor = visitorOf(request, appUrl);
    const { user, ...opened } = await passkeySignIns.signIn(request.body, visitor);
    setSignInCookies(reply, appUrl, opened);
    return user;
  });

  addCall(api, 'POST /api/reauthenticate/passkey/challenge', (request) => {
    const { actor, session } = signedIn(request);
    return passkeySignIns.requestReauthentication(actor, session, clientOf(request));
  });

  addCall(api, 'POST /api/reauthenticate/passkey', (request) => {
    const { actor, session } = signedIn(request);
    return passkeySignIns.reauthenticate(actor, session, request.body, clientOf(request));
  });
};
