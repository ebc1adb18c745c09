import type { FastifyPluginAsync } from 'fastify';
import { addRead } from '../../../plugins/add-read.ts';
import type { TopicsService } from './topics.service.ts';

export const topicRoutes: FastifyPluginAsync<{ topics: TopicsService }> = async (
  api,
  { topics },
) => {
  addRead(api, 'GET /api/topics', ({ actor }) => topics.map(actor));
  addRead(api, 'GET /api/topics/:slug', ({ params, actor }) => topics.topic(params.slug, actor));
  addRead(api, 'GET /api/collections/:slug', ({ params, actor }) =>
    topics.collection(params.slug, actor),
  );
  addRead(api, 'GET /api/questions/:id/topics', ({ params, actor }) =>
    topics.topicsOfQuestion(params.id, actor),
  );
};
