import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  adminUserParamsSchema,
  adminUserQuerySchema,
  adminUserSchema,
  roleChangeSchema,
} from '#shared/contracts/admin-user.ts';
import { signedIn } from '../../plugins/session.ts';
import type { AdminUserService } from './admin-user.service.ts';

export const adminUserRoutes: FastifyPluginAsyncZod<{ adminUsers: AdminUserService }> = async (
  api,
  { adminUsers },
) => {
  const config = { access: 'admin' } as const;
  const tags = ['Admin'];

  api.get(
    '/admin/users',
    {
      config,
      schema: {
        summary: 'All users, newest first unless sorted',
        tags,
        querystring: adminUserQuerySchema,
        response: { 200: z.array(adminUserSchema) },
      },
    },
    async ({ query }, reply) => {
      const { total, users } = await adminUsers.list(query);
      reply.header('x-total-count', total);
      return users;
    },
  );

  api.patch(
    '/admin/users/:id',
    {
      config,
      schema: {
        summary: 'Make somebody an administrator, or no longer; not oneself',
        tags,
        params: adminUserParamsSchema,
        body: roleChangeSchema,
        response: { 200: adminUserSchema },
      },
    },
    async (request) => {
      const { actor } = signedIn(request);
      return adminUsers.setRole(actor, request.params.id, request.body.isAdmin);
    },
  );

  api.delete(
    '/admin/users/:id',
    {
      config,
      schema: {
        summary: 'Delete an account; what it wrote stays, without its name',
        tags,
        params: adminUserParamsSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await adminUsers.delete(signedIn(request).actor, request.params.id);
      return reply.code(204).send(null);
    },
  );
};
