import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../plugins/add-call.ts';
import { signedIn } from '../../plugins/session.ts';
import type { BillingService } from './billing.service.ts';

/** Replaces the provider's script in the sandbox. */
export const testCardRoutes: FastifyPluginAsync<{ billing: BillingService }> = async (
  api,
  { billing: { testCards } },
) => {
  addCall(api, 'POST /api/subscriptions/sandbox/confirm', (request) =>
    testCards.confirm(signedIn(request).actor.id, request.body),
  );

  addCall(api, 'POST /api/subscriptions/sandbox/authenticate', (request) => {
    const { clientSecret, approve } = request.body;
    return testCards.authenticate(signedIn(request).actor.id, clientSecret, approve);
  });
};
