import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../../plugins/add-call.ts';
import { signedIn } from '../../../plugins/session.ts';
import type { HubService } from './hub.service.ts';

export const hubRoutes: FastifyPluginAsync<{ hub: HubService }> = async (api, { hub }) => {
  addCall(api, 'GET /api/practice', (request) => hub.show(signedIn(request).actor));
};
