import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { addCall } from '../../plugins/add-call.ts';
import { addRead } from '../../plugins/add-read.ts';
import { clearSessionCookie, setSessionCookie, signedIn } from '../../plugins/session.ts';
import type { AuthService, Visitor } from './auth.service.ts';
import type { SessionService } from './session.service.ts';
import type { UserService } from './user.service.ts';

interface AuthRoutesDeps {
  auth: AuthService;
  sessions: SessionService;
  users: UserService;
  appUrl: string;
}

export const authRoutes: FastifyPluginAsync<AuthRoutesDeps> = async (api, deps) => {
  const { auth, sessions, users, appUrl } = deps;

  addRead(api, 'GET /api/user', (request) => users.presentOnce(signedIn(request).actor));

  addCall(api, 'POST /api/login', async (request, reply) => {
    const { user, session } = await auth.signIn(request.body, visitorOf(request));
    setSessionCookie(reply, appUrl, session);
    return user;
  });

  addCall(api, 'POST /api/register', async (request, reply) => {
    const { user, session } = await auth.register(request.body, visitorOf(request));
    setSessionCookie(reply, appUrl, session);
    return user;
  });

  addCall(api, 'POST /api/logout', async ({ session }, reply) => {
    if (session) await sessions.end(session.token);
    clearSessionCookie(reply, appUrl);
  });

  addCall(api, 'POST /api/make-admin', (request) => auth.claimAdmin(signedIn(request).actor));
};

type Caller = Pick<FastifyRequest, 'ip' | 'headers' | 'session'>;

function visitorOf({ ip, headers, session }: Caller): Visitor {
  return {
    ip,
    userAgent: headers['user-agent'] ?? null,
    oldToken: session?.token ?? null,
  };
}
