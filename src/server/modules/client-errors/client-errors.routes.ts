import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../plugins/add-call.ts';
import { createAllowance } from './allowance.ts';

const reportsPerMinute = 60;

export const clientErrorRoutes: FastifyPluginAsync<{ now: () => Date }> = async (api, { now }) => {
  // Anybody may report, so nobody may fill the log: what is over the allowance is dropped.
  const mayLog = createAllowance(reportsPerMinute, now);

  addCall(api, 'POST /api/client-errors', ({ log, body }) => {
    if (mayLog()) log.warn({ clientError: body }, 'error in a browser');
  });
};
