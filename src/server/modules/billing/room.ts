import type { FastifyInstance } from 'fastify';
import type { RoomDeps } from '../../app-deps.ts';
import { addRoutes } from '../../plugins/add-routes.ts';
import type { Ground } from '../ground/room.ts';
import { createBillingService } from './billing.service.ts';
import { createEntitlementService } from './entitlement.service.ts';
import { subscriberRoutes } from './subscriber.routes.ts';
import { createSubscriberService } from './subscriber.service.ts';
import { subscriptionRoutes } from './subscription.routes.ts';
import { testCardRoutes } from './test-card.routes.ts';
import { webhookRoutes } from './webhook.routes.ts';

export type Billing = ReturnType<typeof openBilling>['services'];

/** Subscriptions and entitlements. */
export function openBilling(deps: RoomDeps, { rateLimits }: Ground) {
  const services = {
    billing: createBillingService({ ...deps, rateLimits }),
    entitlements: createEntitlementService(deps.db, deps.now),
    subscribers: createSubscriberService(deps.db),
  };
  return {
    services,

    async addRoutes(api: FastifyInstance) {
      await addRoutes(api, subscriptionRoutes, services);
      await addRoutes(api, subscriberRoutes, services);
      await addRoutes(api, testCardRoutes, services);
      await addRoutes(api, webhookRoutes, services);
    },

    startJobs: () => services.billing.startJobs(),
  };
}
