import type Stripe from 'stripe';
import { z } from 'zod';
import { StripeRefusal } from './refusal.ts';

/**
 * The parameters the fake understands, checked against the SDK's types. Anything else in a request
 * is refused, as by Stripe.
 */
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const count = z
  .string()
  .regex(/^\d+$/)
  .transform((value) => Number(value));
const metadata = z.record(z.string(), z.string());
const expand = z.array(z.string()).exactOptional();

const customerCreation = z.strictObject({
  email: z.email(),
  name: z.string(),
  metadata,
}) satisfies z.ZodType<Stripe.CustomerCreateParams>;

const subscriptionCreation = z.strictObject({
  customer: z.string(),
  items: z.array(z.strictObject({ price: z.string() })).length(1),
  payment_behavior: z.literal('default_incomplete'),
  payment_settings: z.strictObject({
    save_default_payment_method: z.literal('on_subscription'),
  }),
  trial_period_days: count.exactOptional(),
  trial_settings: z
    .strictObject({
      end_behavior: z.strictObject({ missing_payment_method: z.literal('cancel') }),
    })
    .exactOptional(),
  metadata,
  expand,
}) satisfies z.ZodType<Stripe.SubscriptionCreateParams>;

const subscriptionUpdate = z.strictObject({
  cancel_at_period_end: flag.exactOptional(),
  cancel_at: z.literal('').exactOptional(),
  items: z
    .array(z.strictObject({ id: z.string(), price: z.string() }))
    .length(1)
    .exactOptional(),
  proration_behavior: z.literal('always_invoice').exactOptional(),
  payment_behavior: z.literal('error_if_incomplete').exactOptional(),
  expand,
}) satisfies z.ZodType<Stripe.SubscriptionUpdateParams>;

const subscriptionList = z.strictObject({
  customer: z.string(),
  status: z.literal('all'),
  limit: count,
  starting_after: z.string().exactOptional(),
  expand,
}) satisfies z.ZodType<Stripe.SubscriptionListParams>;

const portalSession = z.strictObject({
  customer: z.string(),
  return_url: z.url(),
}) satisfies z.ZodType<Stripe.BillingPortal.SessionCreateParams>;

export const readings = {
  customerCreation,
  subscriptionCreation,
  subscriptionUpdate,
  subscriptionList,
  portalSession,
  reading: z.strictObject({ expand }),
};

export function readParams<T>(schema: z.ZodType<T>, params: unknown): T {
  const read = schema.safeParse(params);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new StripeRefusal(400, {
    type: 'invalid_request_error',
    code: issue?.code === 'unrecognized_keys' ? 'parameter_unknown' : 'parameter_invalid',
    message: z.prettifyError(read.error),
  });
}
