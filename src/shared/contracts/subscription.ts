import { z } from 'zod';
import { areInOrder, dayFields, listQuerySchema, notInOrder, optionalText } from './list-query.ts';

const planSchema = z.enum(['monthly', 'annual']);

const priceSchema = z.object({
  id: z.string(),
  amount: z.number().int().describe('Per period, in cents.'),
});

export const priceListSchema = z
  .object({ monthly: priceSchema, annual: priceSchema, currency: z.string() })
  .meta({ id: 'PriceList' });

export const paymentConfigSchema = z
  .object({
    mode: z.enum(['stripe', 'sandbox']).describe('sandbox: test cards only, nothing is charged.'),
    publishableKey: z.string().nullable(),
  })
  .meta({ id: 'PaymentConfig' });

export const subscriptionDetailsSchema = z
  .object({
    id: z.string(),
    status: z.string().describe("The provider's status."),
    plan: planSchema,
    amount: z.number().int().describe('Per period, in cents.'),
    currency: z.string(),
    currentPeriodEnd: z.iso.datetime(),
    cancelAtPeriodEnd: z.boolean(),
    trialEnd: z.iso.datetime().nullable(),
  })
  .meta({ id: 'SubscriptionDetails' });

export const priceChoiceSchema = z.object({
  priceId: z.string('Please choose a plan').min(1, 'Please choose a plan').max(255, 'Unknown plan'),
});

/** A subscription waiting for its card. */
export const startedSubscriptionSchema = z
  .object({
    subscriptionId: z.string(),
    clientSecret: z.string(),
    kind: z.enum(['setup', 'payment']).describe('What the secret confirms.'),
    dueToday: z.number().int().describe('In cents; 0 with a trial.'),
    trialEnd: z.iso.datetime().nullable(),
  })
  .meta({ id: 'StartedSubscription' });

export const portalSchema = z.object({ url: z.string() }).meta({ id: 'BillingPortal' });

const digits = (text: string) => text.replaceAll(/[\s-]/g, '');

/** Only test cards are accepted, and even those are never stored or logged. */
export const sandboxCardSchema = z.object({
  clientSecret: z.string().min(1).max(255),
  number: z
    .string('Your card number is incomplete.')
    .max(40, 'Your card number is invalid.')
    .transform(digits)
    .pipe(
      z
        .string()
        .min(1, 'Your card number is incomplete.')
        .regex(/^\d{12,19}$/, 'Your card number is invalid.'),
    ),
  expiry: z
    .string("Your card's expiration date is incomplete.")
    .regex(
      /^\s*(0?[1-9]|1[0-2])\s*\/\s*(\d{2}|\d{4})\s*$/,
      "Your card's expiration date is invalid.",
    ),
  cvc: z
    .string("Your card's security code is incomplete.")
    .trim()
    .regex(/^\d{3,4}$/, "Your card's security code is invalid."),
});

export const sandboxAuthenticationSchema = z.object({
  clientSecret: z.string().min(1).max(255),
  approve: z.boolean(),
});

export const sandboxOutcomeSchema = z
  .object({ status: z.enum(['succeeded', 'requires_action']) })
  .meta({ id: 'SandboxOutcome' });

export const receivedEventSchema = z.object({ received: z.literal(true) });

const subscriberSorts = ['plan', 'status', 'currentPeriodEnd', 'createdAt'] as const;

const providerSchema = z.enum(['stripe', 'sandbox'], 'Provider must be one of stripe, sandbox');

export const subscriberQuerySchema = listQuerySchema(subscriberSorts)
  .extend({
    status: optionalText(z.string('Status must be a single value').max(50, 'Unknown status')),
    provider: optionalText(providerSchema),
    by: optionalText(z.enum(['begun', 'ended'], 'By must be one of begun, ended')).describe(
      'What happened on these days; begun by default.',
    ),
    ...dayFields,
  })
  .refine(areInOrder, notInOrder);

export const subscriberSchema = z
  .object({
    id: z.number().int(),
    userId: z.number().int().nullable(),
    username: z.string().nullable(),
    email: z.string().nullable(),
    plan: planSchema,
    amount: z.number().int(),
    currency: z.string(),
    status: z.string(),
    cancelAtPeriodEnd: z.boolean(),
    trialEnd: z.iso.datetime().nullable(),
    currentPeriodEnd: z.iso.datetime().nullable(),
    endedAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
    provider: providerSchema,
  })
  .meta({ id: 'Subscriber' });

export const subscriptionSummarySchema = z
  .object({
    active: z.number().int(),
    trialing: z.number().int(),
    other: z
      .number()
      .int()
      .describe('Open, but neither active nor trialing: past due and the like.'),
    ending: z.number().int().describe('Canceled, but active until the period ends.'),
    monthlyRevenue: z
      .number()
      .int()
      .describe('In cents per month; annual plans count one twelfth.'),
    currency: z.string(),
  })
  .meta({ id: 'SubscriptionSummary' });

export type Plan = z.infer<typeof planSchema>;
export type PriceList = z.infer<typeof priceListSchema>;
export type PaymentConfig = z.infer<typeof paymentConfigSchema>;
export type SubscriptionDetails = z.infer<typeof subscriptionDetailsSchema>;
export type PriceChoice = z.infer<typeof priceChoiceSchema>;
export type StartedSubscription = z.infer<typeof startedSubscriptionSchema>;
export type SandboxCard = z.infer<typeof sandboxCardSchema>;
export type SandboxOutcome = z.infer<typeof sandboxOutcomeSchema>;
export type SubscriberQuery = z.infer<typeof subscriberQuerySchema>;
export type Subscriber = z.infer<typeof subscriberSchema>;
export type SubscriptionSummary = z.infer<typeof subscriptionSummarySchema>;
