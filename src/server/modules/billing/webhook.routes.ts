import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../plugins/add-call.ts';
import type { BillingService } from './billing.service.ts';

/** The signature covers the raw bytes, so the body is not parsed. */
export const webhookRoutes: FastifyPluginAsync<{ billing: BillingService }> = async (
  api,
  { billing },
) => {
  api.removeAllContentTypeParsers();
  api.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body);
  });
  addCall(api, 'POST /api/webhooks/stripe', async ({ body, headers }) => {
    const signature = headers['stripe-signature'];
    await billing.receiveEvent(
      Buffer.isBuffer(body) ? body : Buffer.alloc(0),
      typeof signature === 'string' ? signature : undefined,
    );
    return { received: true as const };
  });
};
