import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../../plugins/add-call.ts';
import type { RecommenderService } from './recommender.service.ts';

export const recommenderRoutes: FastifyPluginAsync<{ recommender: RecommenderService }> = async (
  api,
  { recommender },
) => {
  addCall(api, 'GET /api/practice/next', ({ actor, query, ip }) =>
    recommender.serve(actor, query, ip),
  );
  // Nobody has seen it yet while a page is rendered.
  api.reads.add('GET /api/practice/next', ({ actor, query }) => recommender.next(actor, query));
};
