import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../../plugins/add-call.ts';
import { addRead } from '../../../plugins/add-read.ts';
import type { RecommenderService } from './recommender.service.ts';

export const recommenderRoutes: FastifyPluginAsync<{ recommender: RecommenderService }> = async (
  api,
  { recommender },
) => {
  addCall(api, 'GET /api/practice/next', ({ actor, query, ip }) =>
    recommender.serve(actor, query, ip),
  );
  addRead(api, 'GET /api/practice/first', () => recommender.next(null));
};
