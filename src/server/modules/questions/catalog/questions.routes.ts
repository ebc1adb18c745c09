import type { FastifyPluginAsync } from 'fastify';
import { addRead } from '../../../plugins/add-read.ts';
import type { QuestionsService } from './questions.service.ts';

export const questionRoutes: FastifyPluginAsync<{ questions: QuestionsService }> = async (
  api,
  { questions },
) => {
  // May change at any time. Responses to signed-in users are not cached at all.
  api.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-cache');
  });

  addRead(api, 'GET /api/questions', async ({ query, actor }, reply) => {
    const { total, questions: rows } = await questions.list(query, actor);
    reply.header('x-total-count', total);
    return rows;
  });

  addRead(api, 'GET /api/questions/facets', () => questions.facets());

  addRead(api, 'GET /api/questions/daily', ({ query: { date, exclude = [] }, actor }) =>
    questions.daily(date, exclude, actor),
  );

  addRead(api, 'GET /api/questions/:id', ({ params, query, actor }) =>
    questions.detail(params.id, actor, query.v),
  );

  addRead(api, 'GET /api/questions/:id/neighbors', ({ params, query, actor }) =>
    questions.neighbors(params.id, query, actor),
  );
};
