import type { Database } from '../../db/client.ts';
import type { Transaction } from '../../db/transaction.ts';
import { type Payments, PaymentsUnavailable } from '../../integrations/payments/payments.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { BillingSync } from './billing-sync.ts';
import { createCustomerRepository } from './customer.repository.ts';
import type { ProviderEvents } from './provider-events.ts';
import { createSubscriptionRepository, type SubscriptionRow } from './subscription.repository.ts';

export interface BillingJobsDeps {
  db: Database;
  payments: Payments;
  jobs: Pick<Jobs, 'queue' | 'schedule'>;
  sync: BillingSync;
  events: ProviderEvents;
  log: { warn(details: object, message: string): void };
  now: () => Date;
}

const day = 24 * 60 * 60 * 1000;

/** Background work: renewals, lost webhooks, deleted accounts. */
export function createBillingJobs(deps: BillingJobsDeps) {
  const { db, payments, jobs, sync, events, log, now } = deps;
  const { provider } = payments;
  const subscriptions = createSubscriptionRepository(db);
  const syncs = jobs.queue<{ customerId: number }>('billing-sync', { expireInSeconds: 120 });

  /** Goes on if one customer fails, but not if the provider is unreachable. */
  async function forEach<Item>(items: Iterable<Item>, act: (item: Item) => Promise<void>) {
    for (const item of items) {
      try {
        await act(item);
      } catch (error) {
        if (error instanceof PaymentsUnavailable) throw error;
        log.warn({ err: error }, 'failed to sync a customer with the payment provider');
      }
    }
  }

  const syncCustomersOf = (rows: SubscriptionRow[]) =>
    forEach(new Set(rows.map(({ customerId }) => customerId)), sync.syncCustomer);

  /** Safe to end: no client ever got the secret of an unanswered attempt. */
  async function endUnanswered(): Promise<void> {
    const before = new Date(now().getTime() - day);
    await syncCustomersOf(await subscriptions.listUnanswered(provider, before));
    for (const { id } of await subscriptions.listUnanswered(provider, before)) {
      await subscriptions.update(id, { status: 'incomplete_expired', endedAt: now() }, now());
    }
  }

  async function settleDue(): Promise<void> {
    if (provider !== 'sandbox') await subscriptions.endAllOf('sandbox', now());
    await syncCustomersOf(await subscriptions.listDue(provider, now()));
    await endUnanswered();
    await forEach(await events.listPending(), events.process);
  }

  async function reconcile(): Promise<void> {
    await events.deleteOld();
    await syncCustomersOf(await subscriptions.listOpen(provider));
  }

  return {
    settleDue,
    reconcile,

    /** Ends a deleted account's subscriptions at the provider, whatever happens. */
    async leave(transaction: Transaction, userId: number): Promise<void> {
      for (const { id } of await createCustomerRepository(transaction.db).listOf(userId)) {
        await syncs.send(transaction, { customerId: id });
      }
    },

    async startJobs(): Promise<void> {
      await syncs.work(
        ({ customerId }) => sync.syncCustomer(customerId),
        async ({ customerId }) =>
          log.warn({ customerId }, 'leaving a customer to the nightly sync'),
      );
      await jobs.schedule(
        { name: 'billing-due', cron: '* * * * *', expireInSeconds: 120 },
        settleDue,
      );
      await jobs.schedule(
        { name: 'billing-reconcile', cron: '40 3 * * *', expireInSeconds: 3600, isRetried: true },
        reconcile,
      );
    },
  };
}
