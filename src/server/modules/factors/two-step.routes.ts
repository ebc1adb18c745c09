import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../plugins/add-call.ts';
import { addRead } from '../../plugins/add-read.ts';
import { clientOf } from '../../plugins/client-of.ts';
import { signedIn } from '../../plugins/session.ts';
import type { TwoStepService } from './two-step.service.ts';

export const twoStepRoutes: FastifyPluginAsync<{ twoStep: TwoStepService }> = async (
  api,
  { twoStep },
) => {
  addRead(api, 'GET /api/user/two-step', (request) => twoStep.stateOf(signedIn(request).actor));

  addCall(api, 'POST /api/user/authenticator', (request) => twoStep.begin(signedIn(request).actor));

  addCall(api, 'POST /api/user/authenticator/confirm', (request) =>
    twoStep.confirm(signedIn(request).actor, request.body.code, clientOf(request)),
  );

  addCall(api, 'DELETE /api/user/authenticator', (request) =>
    twoStep.turnOff(signedIn(request).actor, clientOf(request)),
  );

  addCall(api, 'POST /api/user/recovery-codes', (request) =>
    twoStep.renewCodes(signedIn(request).actor, clientOf(request)),
  );
};
