import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../../plugins/add-call.ts';
import type { OverviewService } from './overview.service.ts';

export const overviewRoutes: FastifyPluginAsync<{ overview: OverviewService }> = async (
  api,
  { overview },
) => {
  addCall(api, 'GET /api/admin/overview', ({ query }) => overview.read(query));
};
