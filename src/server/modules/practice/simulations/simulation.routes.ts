import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../../plugins/add-call.ts';
import { signedIn } from '../../../plugins/session.ts';
import type { SimulationService } from './simulation.service.ts';

export const simulationRoutes: FastifyPluginAsync<{ simulations: SimulationService }> = async (
  api,
  { simulations },
) => {
  addCall(api, 'GET /api/questions/:id/simulation', ({ params, actor }, reply) => {
    reply.header('cache-control', 'no-store');
    return simulations.show(actor, params.id);
  });

  addCall(api, 'GET /api/questions/:id/simulation/module', async ({ params, actor }, reply) => {
    reply.header('cache-control', 'no-store');
    const module = await simulations.module(actor, params.id);
    return reply.type('text/javascript; charset=utf-8').send(Buffer.from(module));
  });

  addCall(api, 'POST /api/questions/:id/exploration', (request) =>
    simulations.explore(signedIn(request).actor, request.params.id),
  );
};
