import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../../plugins/add-call.ts';
import type { RateLimitService } from '../../ground/rate-limits/rate-limit.service.ts';

interface ClientErrorDeps {
  rateLimits: Pick<RateLimitService, 'isAllowed'>;
}

export const clientErrorRoutes: FastifyPluginAsync<ClientErrorDeps> = async (
  api,
  { rateLimits },
) => {
  addCall(api, 'POST /api/client-errors', async ({ log, body }) => {
    // Anyone may report, so all clients share one limit that protects the log.
    if (await rateLimits.isAllowed('clientError', 'everybody')) {
      log.warn({ clientError: body }, 'browser error');
    }
  });
};
