import { randomUUID } from 'node:crypto';
import type { StartedSubscription } from '#shared/contracts/subscription.ts';
import { trialDays } from '#shared/domain/prices.ts';
import type { Database } from '../../db/client.ts';
import type { RunInTransaction } from '../../db/transaction.ts';
import {
  type Payments,
  PaymentsUnavailable,
  type Price,
  type ProviderSubscription,
} from '../../integrations/payments/payments.ts';
import { AppError, notSignedIn } from '../../lib/errors.ts';
import type { BillingSync } from './billing-sync.ts';
import { createCustomerRepository } from './customer.repository.ts';
import type { Identities } from './identities.ts';
import { alreadySubscribed, isConfirmed, isInPaidPeriod } from './standing.ts';
import { createSubscriptionRepository, type SubscriptionRow } from './subscription.repository.ts';

interface StartDeps {
  db: Database;
  inTransaction: RunInTransaction;
  payments: Payments;
  sync: BillingSync;
  identities: Identities;
  now: () => Date;
}

type Confirmation = NonNullable<ProviderSubscription['confirmation']>;

/**
 * Stores the attempt before calling the provider, so that anything lost can be found by its key,
 * and a double submit subscribes once.
 */
export function createSubscriptionStart(deps: StartDeps) {
  const { db, inTransaction, payments, sync, identities, now } = deps;
  const { provider } = payments;

  /** The account's open attempt, or a new one. */
  async function findOrBegin(userId: number, price: Price) {
    const { ofEmail, ofExactEmail } = await identities.load();
    return inTransaction(async (transaction) => {
      const customers = createCustomerRepository(transaction.db);
      const own = createSubscriptionRepository(transaction.db);
      const user = await customers.lockUser(userId);
      if (!user) throw notSignedIn();
      const open = await own.findOpen(userId);
      if (open) return { attempt: open, isNew: false };
      const emailHash = ofEmail(user.email);
      const customer = await customers.ensure({ userId, provider, emailHash });
      const emailHashes = [emailHash, ofExactEmail(user.email)];
      const hadTrial = await customers.hadTrial(provider, userId, emailHashes);
      const attempt = await own.insert({
        userId,
        customerId: customer.id,
        provider,
        idempotencyKey: randomUUID(),
        plan: price.plan,
        priceId: price.id,
        amount: price.amount,
        currency: price.currency,
        trialDays: hadTrial ? 0 : trialDays,
        createdAt: now(),
      });
      return { attempt, isNew: true };
    });
  }

  /** Creates it at the provider, idempotent by its key. */
  async function createAtProvider(userId: number, row: SubscriptionRow) {
    const customerId = await findOrCreateCustomer(userId, row.customerId);
    const began = now();
    const reading = await payments.createSubscription({
      customerId,
      priceId: row.priceId,
      trialDays: row.trialDays,
      userId,
      attempt: row.idempotencyKey,
    });
    return { row: await sync.apply(row, reading, began), confirmation: reading.confirmation };
  }

  async function findOrCreateCustomer(userId: number, id: number): Promise<string> {
    const customers = createCustomerRepository(db);
    const { providerCustomerId, idempotencyKey: attempt } = await customers.find(id);
    if (providerCustomerId !== null) return providerCustomerId;
    const user = await customers.findUser(userId);
    if (!user) throw notSignedIn();
    const { email, username } = user;
    const created = await payments.createCustomer({ userId, email, username, attempt });
    return (await customers.setProviderId(id, created)).providerCustomerId ?? created;
  }

  const bring = (userId: number, row: SubscriptionRow) =>
    row.providerSubscriptionId === null
      ? createAtProvider(userId, row)
      : sync.syncSubscription(row);

  return async function start(userId: number, price: Price): Promise<StartedSubscription> {
    for (;;) {
      const { attempt, isNew } = await findOrBegin(userId, price);
      const isOther = attempt.provider !== provider;
      if (isOther || isInPaidPeriod(attempt, now())) throw alreadySubscribed();
      const { row, confirmation } = await bring(userId, attempt);
      if (row.endedAt) {
        // Another request has replaced it. Replacing that one too could loop forever.
        if (isNew) throw replaced();
        continue;
      }
      if (isConfirmed(row)) throw alreadySubscribed();
      if (confirmation && row.priceId === price.id) return present(row, confirmation);
      if (isNew) throw new PaymentsUnavailable('A new subscription has nothing to confirm');
      // An earlier attempt with another plan, never confirmed.
      await sync.end(row);
    }
  };
}

function present(
  { providerSubscriptionId, trialEnd, amount }: SubscriptionRow,
  { clientSecret, kind }: Confirmation,
): StartedSubscription {
  return {
    subscriptionId: providerSubscriptionId ?? '',
    clientSecret,
    kind,
    dueToday: trialEnd ? 0 : amount,
    trialEnd: trialEnd?.toISOString() ?? null,
  };
}

const replaced = () =>
  new AppError(
    409,
    'ATTEMPT_REPLACED',
    'You chose a different plan in another window. Please choose your plan again.',
  );
