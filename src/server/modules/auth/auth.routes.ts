import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { userSchema } from '#shared/contracts/user.ts';
import { notSignedIn } from '../../errors.ts';
import { clearSessionCookie } from '../../plugins/session.ts';
import type { SessionService } from './session.service.ts';
import type { UserService } from './user.service.ts';

interface AuthDeps {
  sessions: SessionService;
  users: UserService;
  appUrl: string;
}

export const authRoutes: FastifyPluginAsyncZod<AuthDeps> = async (api, deps) => {
  api.get(
    '/user',
    {
      config: { access: 'user' },
      schema: { summary: 'Who is signed in', tags: ['Session'], response: { 200: userSchema } },
    },
    async ({ actor }) => {
      if (!actor) throw notSignedIn();
      return deps.users.present(actor);
    },
  );

  api.post(
    '/logout',
    {
      config: { access: 'public' },
      schema: { summary: 'Sign out', tags: ['Session'], response: { 204: z.null() } },
    },
    async ({ sessionToken }, reply) => {
      if (sessionToken) await deps.sessions.end(sessionToken);
      clearSessionCookie(reply, deps.appUrl);
      return reply.code(204).send(null);
    },
  );
};
