import type { ChangeFeed } from '../../db/change-feed.ts';
import type { Database } from '../../db/client.ts';
import { violatedUniqueIndex } from '../../db/conflicts.ts';
import type { Payments, ProviderSubscription } from '../../integrations/payments/payments.ts';
import { type CustomerRow, createCustomerRepository } from './customer.repository.ts';
import type { Identities } from './identities.ts';
import { createSubscriptionRepository, type SubscriptionRow } from './subscription.repository.ts';

export interface SyncDeps {
  db: Database;
  changes: Pick<ChangeFeed, 'settle'>;
  payments: Payments;
  identities: Identities;
  now: () => Date;
}

export type BillingSync = ReturnType<typeof createBillingSync>;

/** Syncs our subscriptions with the provider's, idempotently and in any order. */
export function createBillingSync({ db, changes, payments, identities, now }: SyncDeps) {
  const { provider } = payments;
  const customers = createCustomerRepository(db);
  const subscriptions = createSubscriptionRepository(db);

  /** Stores what was read, unless we have something newer; `began` is when the read began. */
  async function apply(
    row: SubscriptionRow,
    reading: ProviderSubscription,
    began: Date,
  ): Promise<SubscriptionRow> {
    const isTrial = reading.paymentConfirmed && reading.trialEnd !== null;
    if (isTrial && !(await claimTrial(row, reading))) {
      await refuseTrial(row, reading);
      return subscriptions.find(row.id);
    }
    await store(row.id, reading, began);
    const stored = await subscriptions.find(row.id);
    if (stored.userId !== null || reading.endedAt !== null) return stored;
    // The account is deleted: no one could use it or stop paying.
    await end(row.id, reading.id);
    return subscriptions.find(row.id);
  }

  /** Ended subscriptions are final. */
  async function end(rowId: number, providerId: string): Promise<void> {
    await store(rowId, await payments.end(providerId), now());
  }

  /** False if another account had a trial with the same inbox or card. */
  async function claimTrial(
    { customerId, userId }: SubscriptionRow,
    { attempt, paymentMethodId }: ProviderSubscription,
  ): Promise<boolean> {
    const customer = await customers.find(customerId);
    if (customer.trialUsedAt !== null) return true;
    const { ofEmail, ofCard } = await identities.load();
    const user = userId === null ? null : await customers.findUser(userId);
    // A trial granted at the provider is the operator's decision.
    const isOurs = attempt !== null;
    const emailHash = user && ofEmail(user.email);
    if (isOurs && emailHash && (await customers.hadTrialElsewhere(customer, emailHash)))
      return false;
    const card = isOurs && paymentMethodId && (await payments.fingerprintOf(paymentMethodId));
    try {
      await customers.recordTrial(customerId, {
        trialUsedAt: now(),
        ...(emailHash && { emailHash }),
        ...(card && { trialCardHash: ofCard(card) }),
      });
      return true;
    } catch (error) {
      if (violatedUniqueIndex(error) !== 'billing_customers_trial_card_key') throw error;
      return false;
    }
  }

  /** Ends it, since the customer has not agreed to a charge. The next one has no trial. */
  async function refuseTrial(
    { id, customerId }: SubscriptionRow,
    reading: ProviderSubscription,
  ): Promise<void> {
    await end(id, reading.id);
    await customers.recordTrial(customerId, { trialUsedAt: now(), trialRefusedAt: now() });
  }

  async function store(rowId: number, reading: ProviderSubscription, began: Date): Promise<void> {
    try {
      await subscriptions.update(rowId, valuesOf(reading), began);
      // After paying, the customer must see it in the next response.
      await changes.settle();
    } catch (error) {
      if (violatedUniqueIndex(error) !== 'subscriptions_open_key') throw error;
      // Abandoned long ago, and the account has since started another one.
      if (!reading.paymentConfirmed) await payments.end(reading.id);
    }
  }

  async function markUnknown(row: SubscriptionRow, began: Date): Promise<void> {
    await subscriptions.update(row.id, { status: 'canceled', endedAt: began }, began);
    await changes.settle();
  }

  /** Created at the provider, or missing from a restored backup. */
  async function adopt(customer: CustomerRow, reading: ProviderSubscription, began: Date) {
    if (reading.endedAt !== null) return;
    if (customer.userId === null) {
      await payments.end(reading.id);
      return;
    }
    const prices = await payments.listPrices();
    const row = await subscriptions.insertUnlessOpen({
      ...valuesOf(reading),
      userId: customer.userId,
      customerId: customer.id,
      provider,
      idempotencyKey: reading.attempt ?? reading.id,
      ...(prices[0] && { currency: prices[0].currency }),
    });
    if (row) await apply(row, reading, began);
  }

  async function syncCustomer(customer: CustomerRow): Promise<void> {
    if (customer.providerCustomerId === null) return;
    const began = now();
    const open = await subscriptions.listOpenOf(provider, customer.id);
    const readings = await payments.listSubscriptions(customer.providerCustomerId);
    // Ended ones first: an account has only one open subscription.
    for (const reading of readings.toSorted((a, b) => isOver(b) - isOver(a))) {
      const row = await subscriptions.findMatch(provider, reading);
      if (row) await apply(row, reading, began);
      else await adopt(customer, reading, began);
    }
    const known = new Set(readings.map(({ id }) => id));
    for (const row of open) {
      const id = row.providerSubscriptionId;
      if (id !== null && !known.has(id)) await markUnknown(row, began);
    }
  }

  /** A customer created at the provider whose id never reached us. */
  async function recognizeCustomer(providerCustomerId: string): Promise<CustomerRow | null> {
    const userId = await payments.findUserOf(providerCustomerId);
    const user = userId === null ? null : await customers.findUser(userId);
    if (!user) return null;
    const customer = await customers.ensure({
      userId: user.id,
      provider,
      emailHash: (await identities.load()).ofEmail(user.email),
    });
    const recognized = await customers.setProviderId(customer.id, providerCustomerId);
    return recognized.providerCustomerId === providerCustomerId ? recognized : null;
  }

  return {
    apply,

    async end({ id, providerSubscriptionId }: SubscriptionRow): Promise<void> {
      if (providerSubscriptionId !== null) await end(id, providerSubscriptionId);
    },

    syncCustomer: async (customerId: number) => syncCustomer(await customers.find(customerId)),

    /** By the provider's id; unknown customers are ignored. */
    async syncProviderCustomer(providerCustomerId: string): Promise<void> {
      const customer =
        (await customers.findByProviderId(provider, providerCustomerId)) ??
        (await recognizeCustomer(providerCustomerId));
      if (customer) await syncCustomer(customer);
    },

    /** Returns the current state, and the secret to confirm the card. */
    async syncSubscription(row: SubscriptionRow) {
      if (row.providerSubscriptionId === null) {
        await syncCustomer(await customers.find(row.customerId));
        return { row: await subscriptions.find(row.id), confirmation: null };
      }
      const began = now();
      const reading = await payments.readSubscription(row.providerSubscriptionId);
      if (!reading) {
        await markUnknown(row, began);
        return { row: await subscriptions.find(row.id), confirmation: null };
      }
      return { row: await apply(row, reading, began), confirmation: reading.confirmation };
    },
  };
}

const isOver = ({ endedAt }: ProviderSubscription) => (endedAt === null ? 0 : 1);

function valuesOf(reading: ProviderSubscription) {
  return {
    providerSubscriptionId: reading.id,
    plan: reading.plan,
    priceId: reading.priceId,
    amount: reading.amount,
    status: reading.status,
    paymentConfirmed: reading.paymentConfirmed,
    currentPeriodEnd: reading.currentPeriodEnd,
    cancelAtPeriodEnd: reading.cancelAtPeriodEnd,
    trialEnd: reading.trialEnd,
    endedAt: reading.endedAt,
  };
}
