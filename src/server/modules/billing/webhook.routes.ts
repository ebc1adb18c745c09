import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { BillingService } from './billing.service.ts';

/** Signed by the provider byte for byte, so the body is taken as it comes. */
export const webhookRoutes: FastifyPluginAsyncZod<{ billing: BillingService }> = async (
  api,
  { billing },
) => {
  api.removeAllContentTypeParsers();
  api.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body);
  });
  api.post(
    '/webhooks/stripe',
    {
      config: { access: 'public', session: 'ignored', origin: 'any' },
      bodyLimit: 1024 * 1024,
      schema: {
        summary: 'For Stripe, to say that something has happened',
        tags: ['Subscriptions'],
        response: { 200: z.object({ received: z.literal(true) }) },
      },
    },
    async ({ body, headers }) => {
      const signature = headers['stripe-signature'];
      await billing.receiveEvent(
        Buffer.isBuffer(body) ? body : Buffer.alloc(0),
        typeof signature === 'string' ? signature : undefined,
      );
      return { received: true as const };
    },
  );
};
