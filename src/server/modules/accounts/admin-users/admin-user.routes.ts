import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../../plugins/add-call.ts';
import { signedIn } from '../../../plugins/session.ts';
import type { AdminUserService } from './admin-user.service.ts';

export const adminUserRoutes: FastifyPluginAsync<{ adminUsers: AdminUserService }> = async (
  api,
  { adminUsers },
) => {
  addCall(api, 'GET /api/admin/users', async ({ query }, reply) => {
    const { total, users } = await adminUsers.list(query);
    reply.header('x-total-count', total);
    return users;
  });

  addCall(api, 'PATCH /api/admin/users/:id', (request) => {
    const { actor } = signedIn(request);
    return adminUsers.setRole(actor, request.params.id, request.body.isAdmin);
  });

  addCall(api, 'DELETE /api/admin/users/:id/sessions', (request) =>
    adminUsers.endSessions(signedIn(request).actor, request.params.id),
  );

  addCall(api, 'DELETE /api/admin/users/:id/second-factor', (request) =>
    adminUsers.resetSecondFactor(signedIn(request).actor, request.params.id),
  );

  addCall(api, 'DELETE /api/admin/users/:id', (request) =>
    adminUsers.delete(signedIn(request).actor, request.params.id),
  );
};
