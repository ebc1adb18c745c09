import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { loginSchema, registrationSchema } from '#shared/contracts/auth.ts';
import { userSchema } from '#shared/contracts/user.ts';
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

export const authRoutes: FastifyPluginAsyncZod<AuthRoutesDeps> = async (api, deps) => {
  const { auth, sessions, users, appUrl } = deps;
  const tags = ['Session'];

  api.get(
    '/user',
    {
      config: { access: 'user' },
      schema: { summary: 'Who is signed in', tags, response: { 200: userSchema } },
    },
    async (request) => users.present(signedIn(request).actor),
  );

  api.post(
    '/login',
    {
      config: { access: 'public' },
      schema: { summary: 'Sign in', tags, body: loginSchema, response: { 200: userSchema } },
    },
    async (request, reply) => {
      const { user, session } = await auth.signIn(request.body, visitorOf(request));
      setSessionCookie(reply, appUrl, session);
      return user;
    },
  );

  api.post(
    '/register',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Create an account and sign in',
        tags,
        body: registrationSchema,
        response: { 201: userSchema },
      },
    },
    async (request, reply) => {
      const { user, session } = await auth.register(request.body, visitorOf(request));
      setSessionCookie(reply, appUrl, session);
      return reply.code(201).send(user);
    },
  );

  api.post(
    '/logout',
    {
      config: { access: 'public' },
      schema: { summary: 'Sign out', tags, response: { 204: z.null() } },
    },
    async ({ session }, reply) => {
      if (session) await sessions.end(session.token);
      clearSessionCookie(reply, appUrl);
      return reply.code(204).send(null);
    },
  );

  api.post(
    '/make-admin',
    {
      config: { access: 'user' },
      schema: {
        summary: 'Become an administrator, as the verified owner of ADMIN_EMAIL',
        tags,
        response: { 200: userSchema },
      },
    },
    async (request) => auth.claimAdmin(signedIn(request).actor),
  );
};

function visitorOf({ ip, headers, session }: FastifyRequest): Visitor {
  return {
    address: ip,
    userAgent: headers['user-agent'] ?? null,
    oldToken: session?.token ?? null,
  };
}
