import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../../plugins/add-call.ts';
import { addRead } from '../../../plugins/add-read.ts';
import { clientOf } from '../../../plugins/client-of.ts';
import { signedIn } from '../../../plugins/session.ts';
import type { TwoStepService } from './two-step.service.ts';

export const twoStepRoutes: FastifyPluginAsync<{ twoStep: TwoStepService }> = async (
  api,
  { twoStep },
) => {
  addRead(api, 'GET /api/user/two-step', (request) => twoStep.stateOf(signedIn(request).actor));

  addCall(api, 'POST /api/user/authenticator', (request) => {
    const { actor, session } = signedIn(request);
    return twoStep.begin(actor, session);
  });

  addCall(api, 'POST /api/user/authenticator/confirm', (request) => {
    const { actor, session } = signedIn(request);
    return twoStep.confirm(actor, session, request.body.code, clientOf(request));
  });

  addCall(api, 'DELETE /api/user/authenticator', (request) => {
    const { actor, session } = signedIn(request);
    return twoStep.turnOff(actor, session, clientOf(request));
  });

  addCall(api, 'POST /api/user/recovery-codes', (request) => {
    const { actor, session } = signedIn(request);
    return twoStep.renewCodes(actor, session, clientOf(request));
  });
};
