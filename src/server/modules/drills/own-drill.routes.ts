import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../plugins/add-call.ts';
import { addRead } from '../../plugins/add-read.ts';
import { signedIn } from '../../plugins/session.ts';
import type { OwnDrillService } from './own-drill.service.ts';

export const ownDrillRoutes: FastifyPluginAsync<{ ownDrills: OwnDrillService }> = async (
  api,
  { ownDrills },
) => {
  // A revoked link must not live on in any cache.
  api.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  addRead(api, 'GET /api/drills/own', (request) => ownDrills.list(signedIn(request).actor));

  addCall(api, 'POST /api/drills/own', (request) =>
    ownDrills.create(signedIn(request).actor, request.body),
  );

  addCall(api, 'PUT /api/drills/own/:id', (request) =>
    ownDrills.update(signedIn(request).actor, request.params.id, request.body),
  );

  addCall(api, 'DELETE /api/drills/own/:id', (request) =>
    ownDrills.delete(signedIn(request).actor, request.params.id),
  );

  addCall(api, 'POST /api/drills/own/:id/share', (request) =>
    ownDrills.share(signedIn(request).actor, request.params.id),
  );

  addCall(api, 'DELETE /api/drills/own/:id/share', (request) =>
    ownDrills.revoke(signedIn(request).actor, request.params.id),
  );

  addRead(api, 'GET /api/drills/shared', ({ query }) => ownDrills.findShared(query.token));
};
