import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../../plugins/add-call.ts';
import { signedIn } from '../../../plugins/session.ts';
import type { StarService } from './star.service.ts';

export const starRoutes: FastifyPluginAsync<{ stars: StarService }> = async (api, { stars }) => {
  addCall(api, 'POST /api/questions/:id/star', (request) =>
    stars.add(signedIn(request).actor, request.params.id),
  );

  addCall(api, 'DELETE /api/questions/:id/star', (request) =>
    stars.remove(signedIn(request).actor, request.params.id),
  );
};
