import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { clientErrorSchema } from '#shared/contracts/client-error.ts';
import type { ThrottleService } from '../throttle/throttle.service.ts';

interface ClientErrorDeps {
  throttle: Pick<ThrottleService, 'isAllowed'>;
}

export const clientErrorRoutes: FastifyPluginAsyncZod<ClientErrorDeps> = async (
  api,
  { throttle },
) => {
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
      // Anybody may report, so all of them share one allowance: nobody fills the log.
      if (await throttle.isAllowed('clientError', 'everybody')) {
        request.log.warn({ clientError: request.body }, 'error in a browser');
      }
      return reply.code(204).send(null);
    },
  );
};
