import type { FastifyPluginAsync } from 'fastify';
import { addRead } from '../../../plugins/add-read.ts';
import type { RecommenderService } from './recommender.service.ts';

export const recommenderRoutes: FastifyPluginAsync<{ recommender: RecommenderService }> = async (
  api,
  { recommender },
) => {
  addRead(api, 'GET /api/practice/next', ({ actor, query }) => recommender.next(actor, query));
};
