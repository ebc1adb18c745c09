import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  accountDeletionSchema,
  activeSessionSchema,
  passwordChangeSchema,
  profileSchema,
} from '#shared/contracts/account.ts';
import { answerSchema } from '#shared/contracts/auth.ts';
import { userSchema } from '#shared/contracts/user.ts';
import { clearSessionCookie, setSessionCookie, signedIn } from '../../plugins/session.ts';
import type { AccountService } from './account.service.ts';
import type { SessionService } from './session.service.ts';

interface AccountRoutesDeps {
  account: AccountService;
  sessions: SessionService;
  appUrl: string;
}

export const accountRoutes: FastifyPluginAsyncZod<AccountRoutesDeps> = async (api, deps) => {
  const { account, sessions, appUrl } = deps;
  const config = { access: 'user' } as const;
  const tags = ['Account'];

  api.put(
    '/user/profile',
    {
      config,
      schema: {
        summary: 'Change username and email address',
        tags,
        body: profileSchema,
        response: { 200: userSchema },
      },
    },
    async (request) => account.changeProfile(signedIn(request).actor, request.body),
  );

  api.put(
    '/user/password',
    {
      config,
      schema: {
        summary: 'Change the password; ends every other session',
        tags,
        body: passwordChangeSchema,
        response: { 200: answerSchema },
      },
    },
    async (request, reply) => {
      const { actor } = signedIn(request);
      const session = await account.changePassword(actor, request.body, {
        address: request.ip,
        userAgent: request.headers['user-agent'] ?? null,
      });
      setSessionCookie(reply, appUrl, session);
      return { message: 'Password updated' };
    },
  );

  api.get(
    '/user/sessions',
    {
      config,
      schema: {
        summary: 'Where the account is signed in',
        tags,
        response: { 200: z.array(activeSessionSchema) },
      },
    },
    async (request) => {
      const { actor, session } = signedIn(request);
      return account.listSessions(actor, session.id);
    },
  );

  api.delete(
    '/user/sessions',
    {
      config,
      schema: { summary: 'Sign out everywhere else', tags, response: { 204: z.null() } },
    },
    async (request, reply) => {
      const { actor, session } = signedIn(request);
      await sessions.endOthersOf(actor.id, session.id);
      return reply.code(204).send(null);
    },
  );

  api.get(
    '/user/data',
    {
      config,
      schema: {
        summary: 'Everything the site keeps about the caller, as a file',
        tags,
        response: { 200: z.record(z.string(), z.unknown()) },
      },
    },
    async (request, reply) => {
      reply.header('content-disposition', 'attachment; filename="martingale-data.json"');
      return account.personalData(signedIn(request).actor);
    },
  );

  api.delete(
    '/user',
    {
      config,
      schema: {
        summary: 'Delete the own account',
        tags,
        body: accountDeletionSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await account.deleteAccount(signedIn(request).actor, request.body.password, request.ip);
      clearSessionCookie(reply, appUrl);
      return reply.code(204).send(null);
    },
  );
};
