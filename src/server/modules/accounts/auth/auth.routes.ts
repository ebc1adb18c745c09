import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../../plugins/add-call.ts';
import { addRead } from '../../../plugins/add-read.ts';
import { clearSessionCookie, signedIn } from '../../../plugins/session.ts';
import { setSignInCookies, visitorOf } from '../../../plugins/sign-in.ts';
import type { AuthService } from './auth.service.ts';
import type { SecondStepService } from './second-step.service.ts';
import type { SessionService } from './session.service.ts';
import type { UserService } from './user.service.ts';

interface AuthRoutesDeps {
  auth: AuthService;
  secondSteps: SecondStepService;
  sessions: SessionService;
  users: UserService;
  appUrl: string;
}

export const authRoutes: FastifyPluginAsync<AuthRoutesDeps> = async (api, deps) => {
  const { auth, secondSteps, sessions, users, appUrl } = deps;

  addRead(api, 'GET /api/user', (request) => users.presentOnce(signedIn(request).actor));

  addCall(api, 'POST /api/login', async (request, reply) => {
    const { user, ...opened } = await auth.signIn(request.body, visitorOf(request, appUrl));
    setSignInCookies(reply, appUrl, opened);
    return user;
  });

  addCall(api, 'POST /api/login/second-factor', async (request, reply) => {
    const { user, ...opened } = await secondSteps.redeem(request.body, visitorOf(request, appUrl));
    setSignInCookies(reply, appUrl, opened);
    return user;
  });

  addCall(api, 'POST /api/register', async (request, reply) => {
    const { user, ...opened } = await auth.register(request.body, visitorOf(request, appUrl));
    setSignInCookies(reply, appUrl, opened);
    return user;
  });

  addCall(api, 'POST /api/logout', async ({ session }, reply) => {
    if (session) await sessions.end(session.token);
    clearSessionCookie(reply, appUrl);
  });

  addCall(api, 'POST /api/make-admin', (request) => auth.claimAdmin(signedIn(request).actor));
};
