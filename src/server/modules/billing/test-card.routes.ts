import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  sandboxAuthenticationSchema,
  sandboxCardSchema,
  sandboxOutcomeSchema,
} from '#shared/contracts/subscription.ts';
import { signedIn } from '../../plugins/session.ts';
import type { BillingService } from './billing.service.ts';

/** What the provider's script does where there is a provider. */
export const testCardRoutes: FastifyPluginAsyncZod<{ billing: BillingService }> = async (
  api,
  { billing: { testCards } },
) => {
  const config = { access: 'user' } as const;
  const tags = ['Subscriptions'];

  api.post(
    '/subscriptions/sandbox/confirm',
    {
      config,
      schema: {
        summary: 'Pay with a test card; only in test mode',
        tags,
        body: sandboxCardSchema,
        response: { 200: sandboxOutcomeSchema },
      },
    },
    async (request) => testCards.confirm(signedIn(request).actor.id, request.body),
  );

  api.post(
    '/subscriptions/sandbox/authenticate',
    {
      config,
      schema: {
        summary: 'Answer the question that a test card asked; only in test mode',
        tags,
        body: sandboxAuthenticationSchema,
        response: { 200: sandboxOutcomeSchema },
      },
    },
    async (request) => {
      const { clientSecret, approve } = request.body;
      return testCards.authenticate(signedIn(request).actor.id, clientSecret, approve);
    },
  );
};
