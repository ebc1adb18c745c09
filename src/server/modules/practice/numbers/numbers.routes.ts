import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../../plugins/add-call.ts';
import type { NumbersService } from './numbers.service.ts';

export const numbersRoutes: FastifyPluginAsync<{ numbers: NumbersService }> = async (
  api,
  { numbers },
) => {
  addCall(api, 'GET /api/questions/:id/fresh-numbers', ({ params, query, actor }, reply) => {
    reply.header('cache-control', 'no-store');
    return numbers.fresh(actor, params.id, query);
  });
};
