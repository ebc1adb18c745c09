import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  paymentConfigSchema,
  portalSchema,
  priceChoiceSchema,
  priceListSchema,
  startedSubscriptionSchema,
  subscriptionDetailsSchema,
} from '#shared/contracts/subscription.ts';
import { signedIn } from '../../plugins/session.ts';
import type { BillingService } from './billing.service.ts';

export const subscriptionRoutes: FastifyPluginAsyncZod<{ billing: BillingService }> = async (
  api,
  { billing },
) => {
  const user = { access: 'user' } as const;
  const everybody = { access: 'public', session: 'ignored' } as const;
  const tags = ['Subscriptions'];

  api.get(
    '/subscriptions/config',
    {
      config: everybody,
      schema: {
        summary: 'Who takes payments here',
        tags,
        response: { 200: paymentConfigSchema },
      },
    },
    async () => billing.config(),
  );

  api.get(
    '/subscriptions/prices',
    {
      config: everybody,
      schema: {
        summary: 'What a subscription costs',
        description: '503 `PAYMENTS_UNAVAILABLE` while the payment provider does not answer.',
        tags,
        response: { 200: priceListSchema },
      },
    },
    async () => billing.prices(),
  );

  api.get(
    '/subscriptions/details',
    {
      config: user,
      schema: {
        summary: "The caller's subscription, or null",
        tags,
        response: { 200: subscriptionDetailsSchema.nullable() },
      },
    },
    async (request) => billing.details(signedIn(request).actor.id),
  );

  api.post(
    '/subscriptions/create',
    {
      config: user,
      schema: {
        summary: 'Begin a subscription; it starts once its card is confirmed',
        description:
          '409 `ALREADY_SUBSCRIBED` where one runs. Asked again for the same plan, it answers the same.',
        tags,
        body: priceChoiceSchema,
        response: { 200: startedSubscriptionSchema },
      },
    },
    async (request) => billing.start(signedIn(request).actor.id, request.body.priceId),
  );

  api.post(
    '/subscriptions/cancel',
    {
      config: user,
      schema: {
        summary: 'Let the subscription end with its period',
        tags,
        response: { 200: subscriptionDetailsSchema },
      },
    },
    async (request) => billing.cancel(signedIn(request).actor.id),
  );

  api.post(
    '/subscriptions/resume',
    {
      config: user,
      schema: {
        summary: 'Take a cancellation back, before the period ends',
        tags,
        response: { 200: subscriptionDetailsSchema },
      },
    },
    async (request) => billing.resume(signedIn(request).actor.id),
  );

  api.post(
    '/subscriptions/change-plan',
    {
      config: user,
      schema: {
        summary: 'Change between monthly and annual, at once',
        description: '402 `PAYMENT_REFUSED` where the card is refused; nothing changes then.',
        tags,
        body: priceChoiceSchema,
        response: { 200: subscriptionDetailsSchema },
      },
    },
    async (request) => billing.changePlan(signedIn(request).actor.id, request.body.priceId),
  );

  api.post(
    '/subscriptions/portal',
    {
      config: user,
      schema: {
        summary: "The payment provider's page for invoices and cards",
        tags,
        response: { 200: portalSchema },
      },
    },
    async (request) => ({ url: await billing.portalAddress(signedIn(request).actor.id) }),
  );
};
