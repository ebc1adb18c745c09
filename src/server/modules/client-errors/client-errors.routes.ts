import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../plugins/add-call.ts';
import type { ThrottleService } from '../throttle/throttle.service.ts';

interface ClientErrorDeps {
  throttle: Pick<ThrottleService, 'isAllowed'>;
}

export const clientErrorRoutes: FastifyPluginAsync<ClientErrorDeps> = async (api, { throttle }) => {
  addCall(api, 'POST /api/client-errors', async ({ log, body }) => {
    // Anybody may report, so all of them share one allowance: nobody fills the log.
    if (await throttle.isAllowed('clientError', 'everybody')) {
      log.warn({ clientError: body }, 'error in a browser');
    }
  });
};
