import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  subscriberQuerySchema,
  subscriberSchema,
  subscriptionSummarySchema,
} from '#shared/contracts/subscription.ts';
import type { SubscriberService } from './subscriber.service.ts';

export const subscriberRoutes: FastifyPluginAsyncZod<{ subscribers: SubscriberService }> = async (
  api,
  { subscribers },
) => {
  const config = { access: 'admin' } as const;
  const tags = ['Admin'];

  api.get(
    '/admin/subscriptions',
    {
      config,
      schema: {
        summary: 'Everybody who has or had a subscription, newest first unless sorted',
        tags,
        querystring: subscriberQuerySchema,
        response: { 200: z.array(subscriberSchema) },
      },
    },
    async ({ query }, reply) => {
      const { total, subscribers: rows } = await subscribers.list(query);
      reply.header('x-total-count', total);
      return rows;
    },
  );

  api.get(
    '/admin/subscriptions/summary',
    {
      config,
      schema: {
        summary: 'How many there are, and what they bring a month',
        tags,
        response: { 200: subscriptionSummarySchema },
      },
    },
    () => subscribers.summary(),
  );
};
