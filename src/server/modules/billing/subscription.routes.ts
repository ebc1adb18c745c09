import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../plugins/add-call.ts';
import { addRead } from '../../plugins/add-read.ts';
import { signedIn } from '../../plugins/session.ts';
import type { BillingService } from './billing.service.ts';

export const subscriptionRoutes: FastifyPluginAsync<{ billing: BillingService }> = async (
  api,
  { billing },
) => {
  addRead(api, 'GET /api/subscriptions/config', () => billing.config());

  addCall(api, 'GET /api/subscriptions/prices', () => billing.prices());

  addCall(api, 'GET /api/subscriptions/details', (request) =>
    billing.details(signedIn(request).actor.id),
  );

  addCall(api, 'POST /api/subscriptions/create', (request) =>
    billing.start(signedIn(request).actor.id, request.body.priceId),
  );

  addCall(api, 'POST /api/subscriptions/cancel', (request) =>
    billing.cancel(signedIn(request).actor.id),
  );

  addCall(api, 'POST /api/subscriptions/resume', (request) =>
    billing.resume(signedIn(request).actor.id),
  );

  addCall(api, 'POST /api/subscriptions/change-plan', (request) =>
    billing.changePlan(signedIn(request).actor.id, request.body.priceId),
  );

  addCall(api, 'POST /api/subscriptions/portal', async (request) => ({
    url: await billing.portalUrl(signedIn(request).actor.id),
  }));
};
