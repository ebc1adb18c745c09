import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bytea, createdAt, hasLength, isListed, moment, numericId, updatedAt } from './columns.ts';
import { users } from './users.ts';

const providers = ['stripe', 'sandbox'] as const;
const plans = ['monthly', 'annual'] as const;

/** Written before the provider is called, so the provider's id is null until it answers. */
export const billingCustomers = pgTable(
  'billing_customers',
  {
    id: numericId(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    provider: text('provider', { enum: providers }).notNull(),
    providerCustomerId: text('provider_customer_id'),
    /** Sent with the create request, so that a retry finds the same customer. */
    idempotencyKey: text('idempotency_key').notNull().default(sql`gen_random_uuid()::text`),
    /** Keyed hash of the inbox: an account that is deleted and re-created gets no second trial. */
    emailHash: bytea('email_hash'),
    trialUsedAt: moment('trial_used_at'),
    /** Keyed hash of the card that the trial was confirmed with. */
    trialCardHash: bytea('trial_card_hash'),
    /** When the trial was ended early because its card had already had one. */
    trialRefusedAt: moment('trial_refused_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('billing_customers_user_key').on(t.userId, t.provider),
    unique('billing_customers_provider_key').on(t.provider, t.providerCustomerId),
    index('billing_customers_email_hash_idx').on(t.emailHash),
    unique('billing_customers_trial_card_key').on(t.provider, t.trialCardHash),
    check('billing_customers_provider_check', isListed(t.provider, providers)),
  ],
);

export const subscriptions = pgTable(
  'subscriptions',
  {
    id: numericId(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    customerId: integer('customer_id')
      .notNull()
      .references(() => billingCustomers.id),
    provider: text('provider', { enum: providers }).notNull(),
    providerSubscriptionId: text('provider_subscription_id'),
    /** Sent with the create request, so that a retry finds the same subscription. */
    idempotencyKey: text('idempotency_key').notNull().unique(),
    plan: text('plan', { enum: plans }).notNull(),
    priceId: text('price_id').notNull(),
    /** Per period, in cents. */
    amount: integer('amount').notNull(),
    currency: text('currency').notNull().default('usd'),
    /** Sent with the create request: a retry must send the same value. */
    trialDays: integer('trial_days').notNull().default(0),
    /** The provider's status, shown verbatim if not active. */
    status: text('status').notNull().default('incomplete'),
    paymentConfirmed: boolean('payment_confirmed').notNull().default(false),
    /** When the unpaid renewal failed; null: nothing is unpaid. */
    paymentFailedAt: moment('payment_failed_at'),
    currentPeriodEnd: moment('current_period_end'),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    trialEnd: moment('trial_end'),
    endedAt: moment('ended_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    syncedAt: moment('synced_at'),
  },
  (t) => {
    const open = sql`${t.endedAt} is null`;
    return [
      unique('subscriptions_provider_key').on(t.provider, t.providerSubscriptionId),
      uniqueIndex('subscriptions_open_key').on(t.userId).where(open),
      index('subscriptions_user_id_idx').on(t.userId, t.createdAt),
      index('subscriptions_customer_id_idx').on(t.customerId),
      index('subscriptions_open_period_idx').on(t.provider, t.currentPeriodEnd).where(open),
      index('subscriptions_payment_failed_idx')
        .on(t.paymentFailedAt, t.id)
        .where(sql`${t.paymentFailedAt} is not null`),
      index('subscriptions_created_at_idx').on(t.createdAt, t.id),
      index('subscriptions_ended_at_idx').on(t.endedAt, t.id).where(sql`${t.endedAt} is not null`),
      index('subscriptions_plan_idx').on(t.plan, t.id),
      index('subscriptions_status_idx').on(t.status, t.id),
      index('subscriptions_period_end_idx').on(t.currentPeriodEnd, t.id),
      check('subscriptions_provider_check', isListed(t.provider, providers)),
      check('subscriptions_plan_check', isListed(t.plan, plans)),
      check('subscriptions_status_check', hasLength(t.status, 1, 50)),
      check('subscriptions_amount_check', sql`${t.amount} >= 0`),
    ];
  },
);

export const webhookEvents = pgTable(
  'webhook_events',
  {
    eventId: text('event_id').primaryKey(),
    provider: text('provider', { enum: providers }).notNull(),
    type: text('type').notNull(),
    providerCustomerId: text('provider_customer_id'),
    lastError: text('last_error'),
    receivedAt: moment('received_at').notNull().defaultNow(),
    processedAt: moment('processed_at'),
  },
  (t) => [
    index('webhook_events_received_at_idx').on(t.receivedAt),
    index('webhook_events_pending_idx').on(t.receivedAt).where(sql`${t.processedAt} is null`),
    check('webhook_events_provider_check', isListed(t.provider, providers)),
  ],
);

/** What happened to each sandbox subscription. Its state follows from that and the time. */
export const sandboxSubscriptions = pgTable(
  'sandbox_subscriptions',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id').notNull(),
    attempt: text('attempt').notNull().unique(),
    priceId: text('price_id').notNull(),
    clientSecret: text('client_secret').notNull(),
    createdAt: moment('created_at').notNull(),
    trialEnd: moment('trial_end'),
    /** When the paid periods start. */
    periodAnchor: moment('period_anchor').notNull(),
    isAuthenticationAsked: boolean('is_authentication_asked').notNull().default(false),
    confirmedAt: moment('confirmed_at'),
    cancelAt: moment('cancel_at'),
    endedAt: moment('ended_at'),
  },
  (t) => [index('sandbox_subscriptions_customer_id_idx').on(t.customerId)],
);
