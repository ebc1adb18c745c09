import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import type { NewSubscription, Payments, Price, ProviderSubscription } from './payments.ts';
import { ask, askFor, isRepeatedFailure } from './stripe-errors.ts';
import { toProviderEvent } from './stripe-event.ts';
import {
  expandedParts,
  isEnding,
  isOver,
  itemOf,
  toProviderSubscription,
} from './stripe-subscription.ts';

export interface StripeSettings {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  priceIds: { monthly: string; annual: string };
  /** Overrides the URL of Stripe's API. */
  apiBase: string | null;
}

/** The timeout of one try, and the number of retries. */
export interface RequestLimits {
  timeoutMs: number;
  retries: number;
}

const defaultLimits: RequestLimits = { timeoutMs: 10_000, retries: 2 };
const expand = expandedParts;
const expandAll = expandedParts.map((part) => `data.${part}`);

export function createStripePayments(
  settings: StripeSettings,
  now: () => Date,
  { timeoutMs, retries }: RequestLimits = defaultLimits,
): Payments {
  const stripe = new Stripe(settings.secretKey, {
    ...(settings.apiBase !== null && urlOf(settings.apiBase)),
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
  });
  let knownPrices: Promise<Price[]> | undefined;

  async function readPrice(plan: Price['plan']): Promise<Price> {
    const { id, unit_amount, currency } = await stripe.prices.retrieve(settings.priceIds[plan]);
    if (unit_amount === null) throw new Error(`The price ${id} has no fixed amount`);
    return { id, plan, amount: unit_amount, currency };
  }

  const read = (id: string) => stripe.subscriptions.retrieve(id, { expand });

  async function change(
    id: string,
    changeOf: (current: Stripe.Subscription) => Stripe.SubscriptionUpdateParams | null,
  ): Promise<ProviderSubscription> {
    return ask(async () => {
      const current = await read(id);
      const params = isOver(current) ? null : changeOf(current);
      if (params === null) return toProviderSubscription(current);
      return toProviderSubscription(await stripe.subscriptions.update(id, { ...params, expand }));
    });
  }

  const list = (customer: string) =>
    stripe.subscriptions
      .list({ customer, status: 'all', limit: 100, expand: expandAll })
      .autoPagingToArray({ limit: 10_000 });

  async function create(
    params: Stripe.SubscriptionCreateParams & { customer: string },
    attempt: string,
  ): Promise<Stripe.Subscription> {
    try {
      const made = await stripe.subscriptions.create(params, { idempotencyKey: attempt });
      const isRepeated = made.lastResponse.headers['idempotent-replayed'] === 'true';
      // A replayed response is as old as the first.
      return isRepeated ? await read(made.id) : made;
    } catch (error) {
      if (!isRepeatedFailure(error)) throw error;
      // Under this key Stripe replays the old failure for a day.
      const made = (await list(params.customer)).find(
        ({ metadata }) => metadata.attempt === attempt,
      );
      return (
        made ?? (await stripe.subscriptions.create(params, { idempotencyKey: `${attempt}-again` }))
      );
    }
  }

  return {
    provider: 'stripe',
    publishableKey: settings.publishableKey,

    async listPrices() {
      // Stripe prices are immutable; failures are not cached.
      knownPrices ??= ask(() => Promise.all([readPrice('monthly'), readPrice('annual')]));
      try {
        return await knownPrices;
      } catch (error) {
        knownPrices = undefined;
        throw error;
      }
    },

    async createCustomer({ userId, email, username, attempt }) {
      const params = { email, name: username, metadata: { userId: String(userId) } };
      // The email may change between two tries, and Stripe refuses a reused key with other
      // parameters.
      const idempotencyKey = `${attempt}-${digest(params)}`;
      const { id } = await ask(() => stripe.customers.create(params, { idempotencyKey }));
      return id;
    },

    async findUserOf(customerId) {
      const customer = await askFor(() => stripe.customers.retrieve(customerId), null);
      if (customer === null || customer.deleted) return null;
      const userId = Number(customer.metadata.userId);
      return Number.isSafeInteger(userId) ? userId : null;
    },

    createSubscription: (subscription) =>
      ask(async () =>
        toProviderSubscription(await create(paramsOf(subscription), subscription.attempt)),
      ),

    readSubscription: (id) => askFor(async () => toProviderSubscription(await read(id)), null),

    listSubscriptions: (customerId) =>
      askFor(async () => (await list(customerId)).map(toProviderSubscription), []),

    async fingerprintOf(paymentMethodId) {
      try {
        const method = await askFor(() => stripe.paymentMethods.retrieve(paymentMethodId), null);
        return method?.card?.fingerprint ?? null;
      } catch (error) {
        // A restricted key may not read cards.
        if (error instanceof Stripe.errors.StripePermissionError) return null;
        throw error;
      }
    },

    setCancelAtPeriodEnd: (id, cancel) =>
      change(id, (current) => {
        if (isEnding(current) === cancel) return null;
        const hasFlag = cancel || current.cancel_at_period_end;
        return hasFlag ? { cancel_at_period_end: cancel } : { cancel_at: '' };
      }),

    changePrice: (id, priceId) =>
      change(id, (current) => {
        const item = itemOf(current);
        if (item.price.id === priceId) return null;
        return {
          items: [{ id: item.id, price: priceId }],
          proration_behavior: 'always_invoice',
          // A refused card changes nothing.
          payment_behavior: 'error_if_incomplete',
        };
      }),

    end: (id) =>
      ask(async () => {
        const current = await read(id);
        const ended = isOver(current) ? current : await stripe.subscriptions.cancel(id, { expand });
        return toProviderSubscription(ended);
      }),

    async createPortalUrl(customer, returnUrl) {
      const session = await ask(() =>
        stripe.billingPortal.sessions.create({ customer, return_url: returnUrl }),
      );
      return session.url;
    },

    readEvent(body, signature) {
      try {
        return toProviderEvent(
          stripe.webhooks.constructEvent(
            body,
            signature ?? '',
            settings.webhookSecret,
            undefined,
            undefined,
            now().getTime(),
          ),
        );
      } catch {
        // Stripe's library throws errors of any type for malformed signatures and bodies.
        return null;
      }
    },
  };
}

function paramsOf({ customerId, priceId, trialDays, userId, attempt }: NewSubscription) {
  return {
    customer: customerId,
    items: [{ price: priceId }],
    payment_behavior: 'default_incomplete',
    payment_settings: { save_default_payment_method: 'on_subscription' },
    ...(trialDays > 0 && {
      trial_period_days: trialDays,
      trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
    }),
    metadata: { userId: String(userId), attempt },
    expand,
  } satisfies Stripe.SubscriptionCreateParams;
}

function urlOf(base: string): Pick<Stripe.StripeConfig, 'protocol' | 'host' | 'port'> {
  const { protocol, hostname, port } = new URL(base);
  const isPlain = protocol === 'http:';
  return {
    protocol: isPlain ? 'http' : 'https',
    host: hostname,
    port: port || (isPlain ? 80 : 443),
  };
}

function digest(params: object): string {
  return createHash('sha256').update(JSON.stringify(params)).digest('hex').slice(0, 16);
}
