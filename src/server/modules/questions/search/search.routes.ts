import type { FastifyPluginAsync } from 'fastify';
import { addRead } from '../../../plugins/add-read.ts';
import type { SearchService } from './search.service.ts';

export const searchRoutes: FastifyPluginAsync<{ search: SearchService }> = async (
  api,
  { search },
) => {
  addRead(api, 'GET /api/search', ({ query, actor, ip }) => search.search(query, actor, ip));
};
