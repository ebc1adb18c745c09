import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../plugins/add-call.ts';
import type { SubscriberService } from './subscriber.service.ts';

export const subscriberRoutes: FastifyPluginAsync<{ subscribers: SubscriberService }> = async (
  api,
  { subscribers },
) => {
  addCall(api, 'GET /api/admin/subscriptions', async ({ query }, reply) => {
    const { total, subscribers: rows } = await subscribers.list(query);
    reply.header('x-total-count', total);
    return rows;
  });

  addCall(api, 'GET /api/admin/subscriptions/summary', () => subscribers.summary());
};
