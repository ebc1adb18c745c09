import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { clientErrorSchema } from '#shared/contracts/client-error.ts';
import { createAllowance } from './allowance.ts';

const reportsPerMinute = 60;

export const clientErrorRoutes: FastifyPluginAsyncZod<{ now: () => Date }> = async (
  api,
  { now },
) => {
  // Anybody may report, so nobody may fill the log: what is over the allowance is dropped.
  const mayLog = createAllowance(reportsPerMinute, now);

  api.post(
    '/client-errors',
    {
      config: { access: 'public' },
      bodyLimit: 16 * 1024,
      schema: {
        summary: 'Report an error that happened in the browser',
        tags: ['Operations'],
        body: clientErrorSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      if (mayLog()) request.log.warn({ clientError: request.body }, 'error in a browser');
      return reply.code(204).send(null);
    },
  );
};
