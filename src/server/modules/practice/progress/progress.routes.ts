import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../../plugins/add-call.ts';
import { signedIn } from '../../../plugins/session.ts';
import type { ProgressService } from './progress.service.ts';

export const progressRoutes: FastifyPluginAsync<{ progress: ProgressService }> = async (
  api,
  { progress },
) => {
  addCall(api, 'GET /api/progress', (request) =>
    progress.of(signedIn(request).actor, request.query.timeZone),
  );
};
