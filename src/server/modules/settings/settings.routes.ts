import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { toSettingRows } from '#shared/domain/settings.ts';
import { addCall } from '../../plugins/add-call.ts';
import { addRead } from '../../plugins/add-read.ts';
import { signedIn } from '../../plugins/session.ts';
import type { SettingsService } from './settings.service.ts';

export const settingsRoutes: FastifyPluginAsync<{ settings: SettingsService }> = async (
  api,
  { settings },
) => {
  addRead(api, 'GET /api/settings', async () => toSettingRows(await settings.publicSettings()));

  addCall(api, 'GET /api/admin/settings', () => settings.listForAdmins());

  addCall(api, 'PUT /api/admin/settings', (request) =>
    settings.updateAll(administratorOf(request), request.body),
  );

  addCall(api, 'PUT /api/admin/settings/:key', (request) =>
    settings.update(administratorOf(request), request.params.key, request.body.value),
  );

  addCall(api, 'DELETE /api/admin/settings/:key', (request) =>
    settings.reset(administratorOf(request), request.params.key),
  );
};

function administratorOf(request: FastifyRequest) {
  const { actor, session } = signedIn(request);
  return { ...actor, isFresh: session.isFresh };
}
