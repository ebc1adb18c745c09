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
    summary: 'Who takes payments here',
    tags,
    response: paymentConfigSchema,
  },
  'GET /api/subscriptions/prices': {
    access: 'public',
    session: 'ignored',
    summary: 'What a subscription costs',
    description: '503 `PAYMENTS_UNAVAILABLE` while the payment provider does not answer.',
    tags,
    response: priceListSchema,
  },
  'GET /api/subscriptions/details': {
    access: 'user',
    summary: "The caller's subscription, or null",
    tags,
    response: subscriptionDetailsSchema.nullable(),
  },
  'POST /api/subscriptions/create': {
    access: 'user',
    summary: 'Begin a subscription; it starts once its card is confirmed',
    description:
      '409 `ALREADY_SUBSCRIBED` where one runs. Asked again for the same plan, it answers the same.',
    tags,
    body: priceChoiceSchema,
    response: startedSubscriptionSchema,
  },
  'POST /api/subscriptions/cancel': {
    access: 'user',
    summary: 'Let the subscription end with its period',
    tags,
    response: subscriptionDetailsSchema,
  },
  'POST /api/subscriptions/resume': {
    access: 'user',
    summary: 'Take a cancellation back, before the period ends',
    tags,
    response: subscriptionDetailsSchema,
  },
  'POST /api/subscriptions/change-plan': {
    access: 'user',
    summary: 'Change between monthly and annual, at once',
    description: '402 `PAYMENT_REFUSED` where the card is refused; nothing changes then.',
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
    summary: 'Answer the question that a test card asked; only in test mode',
    tags,
    body: sandboxAuthenticationSchema,
    response: sandboxOutcomeSchema,
  },
  'POST /api/webhooks/stripe': {
    access: 'public',
    session: 'ignored',
    origin: 'any',
    bodyLimit: 1024 * 1024,
    summary: 'For Stripe, to say that something has happened',
    tags,
    response: receivedEventSchema,
  },
  'GET /api/admin/subscriptions': {
    access: 'admin',
    summary: 'Everybody who has or had a subscription, newest first unless sorted',
    tags: ['Admin'],
    query: subscriberQuerySchema,
    response: z.array(subscriberSchema),
  },
  'GET /api/admin/subscriptions/summary': {
    access: 'admin',
    summary: 'How many there are, and what they bring a month',
    tags: ['Admin'],
    response: subscriptionSummarySchema,
  },
} as const satisfies CallTable;
