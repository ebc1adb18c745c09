import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { addCall } from '../../../plugins/add-call.ts';
import { signedIn } from '../../../plugins/session.ts';
import type { AdminSettingService } from './admin-setting.service.ts';

export const adminSettingRoutes: FastifyPluginAsync<{
  adminSettings: AdminSettingService;
}> = async (api, { adminSettings }) => {
  addCall(api, 'GET /api/admin/settings', () => adminSettings.list());

  addCall(api, 'PUT /api/admin/settings', (request) =>
    adminSettings.updateAll(administratorOf(request), request.body),
  );

  addCall(api, 'PUT /api/admin/settings/:key', (request) =>
    adminSettings.update(administratorOf(request), request.params.key, request.body.value),
  );

  addCall(api, 'DELETE /api/admin/settings/:key', (request) =>
    adminSettings.reset(administratorOf(request), request.params.key),
  );
};

function administratorOf(request: FastifyRequest) {
  const { actor, session } = signedIn(request);
  return { ...actor, isFresh: session.isFresh };
}
