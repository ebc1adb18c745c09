import type {
  PaymentConfig,
  PriceList,
  StartedSubscription,
  SubscriptionDetails,
} from '#shared/contracts/subscription.ts';
import type { ChangeFeed } from '../../db/change-feed.ts';
import type { RunInTransaction } from '../../db/transaction.ts';
import type { Price } from '../../integrations/payments/payments.ts';
import { AppError, notFound } from '../../lib/errors.ts';
import type { RateLimitService } from '../ground/rate-limits/rate-limit.service.ts';
import { type BillingJobsDeps, createBillingJobs } from './billing-jobs.ts';
import { createBillingSync } from './billing-sync.ts';
import { createCustomerRepository } from './customer.repository.ts';
import { createIdentities } from './identities.ts';
import { createProviderEvents } from './provider-events.ts';
import {
  type ConfirmedSubscription,
  detailsOf,
  isConfirmed,
  isInPaidPeriod,
  noSubscription,
  trialUsed,
} from './standing.ts';
import { createSubscriptionStart } from './start-subscription.ts';
import { createSubscriptionRepository, type SubscriptionRow } from './subscription.repository.ts';
import { createTestCards } from './test-cards.ts';

interface BillingDeps extends Omit<BillingJobsDeps, 'sync' | 'events'> {
  inTransaction: RunInTransaction;
  changes: Pick<ChangeFeed, 'settle'>;
  rateLimits: Pick<RateLimitService, 'allow'>;
  appUrl: string;
}

const hourMs = 60 * 60 * 1000;

export type BillingService = ReturnType<typeof createBillingService>;

/** Subscriptions: what users do with theirs, and syncing with the provider. */
export function createBillingService(deps: BillingDeps) {
  const { db, payments, rateLimits, appUrl, now } = deps;
  const subscriptions = createSubscriptionRepository(db);
  const identities = createIdentities(db);
  const sync = createBillingSync({ ...deps, identities });
  const start = createSubscriptionStart({ ...deps, sync, identities });
  const events = createProviderEvents({ ...deps, sync });

  async function findPrice(priceId: string): Promise<Price> {
    const price = (await payments.listPrices()).find(({ id }) => id === priceId);
    if (price) return price;
    const message = 'Unknown plan';
    throw new AppError(400, 'UNKNOWN_PLAN', message, { fieldErrors: { priceId: message } });
  }

  const findOpen = async (userId: number) => {
    const row = await subscriptions.findOpen(userId);
    return row?.provider === payments.provider ? row : null;
  };

  const findCustomer = async (userId: number) => {
    const customers = await createCustomerRepository(db).listOf(userId);
    return customers.find(({ provider }) => provider === payments.provider) ?? null;
  };

  /** For an hour, since the page after the card form waits for the subscription. */
  async function tellIfTrialWasRefused(userId: number): Promise<void> {
    const refusedAt = (await findCustomer(userId))?.trialRefusedAt ?? null;
    if (refusedAt && now().getTime() - refusedAt.getTime() < hourMs) throw trialUsed();
  }

  /** Acts on the current state and returns the new one. */
  async function change(
    userId: number,
    act: (current: ConfirmedSubscription) => Promise<unknown>,
  ): Promise<SubscriptionDetails> {
    await rateLimits.allow('manageSubscription', String(userId));
    const open = await findOpen(userId);
    const current = open && (await sync.syncSubscription(open)).row;
    if (!isRunning(current)) throw noSubscription();
    await act(current);
    const { row: changed } = await sync.syncSubscription(current);
    if (!isRunning(changed)) throw noSubscription();
    return detailsOf(changed);
  }

  return {
    ...createBillingJobs({ ...deps, sync, events }),
    testCards: createTestCards({ ...deps, sync }),
    receiveEvent: events.receive,
    syncCustomer: sync.syncCustomer,

    config: (): PaymentConfig => ({
      mode: payments.provider,
      publishableKey: payments.publishableKey,
    }),

    async prices(): Promise<PriceList> {
      const prices = await payments.listPrices();
      const monthly = requirePlan(prices, 'monthly');
      const annual = requirePlan(prices, 'annual');
      return {
        monthly: { id: monthly.id, amount: monthly.amount },
        annual: { id: annual.id, amount: annual.amount },
        currency: monthly.currency,
      };
    },

    async details(userId: number): Promise<SubscriptionDetails | null> {
      const open = await findOpen(userId);
      if (!open) await tellIfTrialWasRefused(userId);
      if (!open?.providerSubscriptionId) return null;
      // Otherwise, the provider may know more than we do.
      if (isInPaidPeriod(open, now())) return detailsOf(open);
      const { row } = await sync.syncSubscription(open);
      if (isRunning(row)) return detailsOf(row);
      await tellIfTrialWasRefused(userId);
      return null;
    },

    async start(userId: number, priceId: string): Promise<StartedSubscription> {
      await rateLimits.allow('subscribe', String(userId));
      return start(userId, await findPrice(priceId));
    },

    cancel: (userId: number) =>
      change(userId, ({ providerSubscriptionId: id }) => payments.setCancelAtPeriodEnd(id, true)),

    resume: (userId: number) =>
      change(userId, ({ providerSubscriptionId: id }) => payments.setCancelAtPeriodEnd(id, false)),

    async changePlan(userId: number, priceId: string): Promise<SubscriptionDetails> {
      const { id: known } = await findPrice(priceId);
      return change(userId, ({ providerSubscriptionId: id }) => payments.changePrice(id, known));
    },

    /** The provider's page for invoices and cards. */
    async portalUrl(userId: number): Promise<string> {
      await rateLimits.allow('manageSubscription', String(userId));
      const id = (await findCustomer(userId))?.providerCustomerId ?? null;
      const url =
        id === null
          ? null
          : await payments.createPortalUrl(id, `${appUrl}/account?tab=subscription`);
      if (url === null) throw notFound('There is no billing portal in test mode.');
      return url;
    },
  };
}

function isRunning(row: SubscriptionRow | null): row is ConfirmedSubscription {
  return row !== null && row.endedAt === null && isConfirmed(row);
}

function requirePlan(prices: Price[], plan: Price['plan']): Price {
  const price = prices.find((one) => one.plan === plan);
  if (!price) throw new Error(`The provider has no ${plan} price`);
  return price;
}
