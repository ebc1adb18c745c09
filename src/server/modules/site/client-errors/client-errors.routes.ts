import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../../plugins/add-call.ts';
import type { ThrottleService } from '../../ground/throttle/throttle.service.ts';

interface ClientErrorDeps {
  throttle: Pick<ThrottleService, 'isAllowed'>;
}

export const clientErrorRoutes: FastifyPluginAsync<ClientErrorDeps> = async (api, { throttle }) => {
  addCall(api, 'POST /api/client-errors', async ({ log, body }) => {
    // Anyone may report, so all clients share one limit that protects the log.
    if (await throttle.isAllowed('clientError', 'everybody')) {
      log.warn({ clientError: body }, 'browser error');
    }
  });
};
