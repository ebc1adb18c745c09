import { z } from 'zod';
import type { CallTable } from '../call.ts';
import {
  paymentConfigSchema,
  portalSchema,
  priceChoiceSchema,
  priceListSchema,
  receivedEventSchema,
  sandboxAuthenticationSchema,
  sandboxCardSchema,
  sandboxOutcomeSchema,
  startedSubscriptionSchema,
  subscriberQuerySchema,
  subscriberSchema,
  subscriptionDetailsSchema,
  subscriptionSummarySchema,
} from '../subscription.ts';

const tags = ['Subscriptions'];

export const subscriptionCalls = {
  'GET /api/subscriptions/config': {
    access: 'public',
    session: 'ignored',
    summary: 'The payment provider',
    tags,
    response: paymentConfigSchema,
  },
  'GET /api/subscriptions/prices': {
    access: 'public',
    session: 'ignored',
    summary: 'The prices of a subscription',
    description: '503 `PAYMENTS_UNAVAILABLE` while the payment provider does not respond.',
    tags,
    response: priceListSchema,
  },
  'GET /api/subscriptions/details': {
    access: 'user',
    summary: "The user's subscription, or null",
    tags,
    response: subscriptionDetailsSchema.nullable(),
  },
  'POST /api/subscriptions/create': {
    access: 'user',
    summary: 'Create a subscription; it starts once the card is confirmed',
    description:
      '409 `ALREADY_SUBSCRIBED` if there is one. Repeating the call for the same plan returns the same subscription.',
    tags,
    body: priceChoiceSchema,
    response: startedSubscriptionSchema,
  },
  'POST /api/subscriptions/cancel': {
    access: 'user',
    summary: 'Cancel the subscription at the end of its period',
    tags,
    response: subscriptionDetailsSchema,
  },
  'POST /api/subscriptions/resume': {
    access: 'user',
    summary: 'Undo a cancellation before the period ends',
    tags,
    response: subscriptionDetailsSchema,
  },
  'POST /api/subscriptions/change-plan': {
    access: 'user',
    summary: 'Switch between monthly and annual immediately',
    description: '402 `PAYMENT_REFUSED` if the card is declined; in that case nothing changes.',
    tags,
    body: priceChoiceSchema,
    response: subscriptionDetailsSchema,
  },
  'POST /api/subscriptions/portal': {
    access: 'user',
    summary: "The payment provider's page for invoices and cards",
    tags,
    response: portalSchema,
  },
  'POST /api/subscriptions/sandbox/confirm': {
    access: 'user',
    summary: 'Pay with a test card; only in test mode',
    tags,
    body: sandboxCardSchema,
    response: sandboxOutcomeSchema,
  },
  'POST /api/subscriptions/sandbox/authenticate': {
    access: 'user',
    summary: 'Complete the authentication of a test card; only in test mode',
    tags,
    body: sandboxAuthenticationSchema,
    response: sandboxOutcomeSchema,
  },
  'POST /api/webhooks/stripe': {
    access: 'public',
    session: 'ignored',
    origin: 'any',
    bodyLimit: 1024 * 1024,
    summary: 'Webhook for Stripe',
    tags,
    response: receivedEventSchema,
  },
  'GET /api/admin/subscriptions': {
    access: 'admin',
    summary: 'All subscribers, past ones included, newest first unless sorted',
    tags: ['Admin'],
    query: subscriberQuerySchema,
    response: z.array(subscriberSchema),
  },
  'GET /api/admin/subscriptions/summary': {
    access: 'admin',
    summary: 'The number of subscriptions and the monthly revenue',
    tags: ['Admin'],
    response: subscriptionSummarySchema,
  },
} as const satisfies CallTable;
