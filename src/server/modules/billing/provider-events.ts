import type { Database } from '../../db/client.ts';
import type { Payments } from '../../integrations/payments/payments.ts';
import { AppError } from '../../lib/errors.ts';
import type { BillingSync } from './billing-sync.ts';
import { createProviderEventRepository, type EventRow } from './provider-event.repository.ts';

interface EventsDeps {
  db: Database;
  payments: Payments;
  sync: BillingSync;
  now: () => Date;
}

const day = 24 * 60 * 60 * 1000;

export type ProviderEvents = ReturnType<typeof createProviderEvents>;

/** An event only triggers a sync, so it may come late, twice or never. */
export function createProviderEvents({ db, payments, sync, now }: EventsDeps) {
  const { provider } = payments;
  const repository = createProviderEventRepository(db);

  async function process({ eventId, providerCustomerId }: EventRow): Promise<void> {
    try {
      if (providerCustomerId !== null) await sync.syncProviderCustomer(providerCustomerId);
    } catch (error) {
      await repository.update(eventId, { lastError: String(error).slice(0, 1000) });
      throw error;
    }
    await repository.update(eventId, { processedAt: now(), lastError: null });
  }

  return {
    async receive(body: Buffer, signature: string | undefined): Promise<void> {
      const event = payments.readEvent(body, signature);
      if (!event) throw new AppError(400, 'INVALID_SIGNATURE', 'Invalid signature');
      const { id: eventId, type, customerId: providerCustomerId } = event;
      const receivedAt = now();
      const stored = await repository.store({
        eventId,
        provider,
        type,
        providerCustomerId,
        receivedAt,
      });
      if (stored.processedAt === null) await process(stored);
    },

    process,

    /** As long as the provider itself would retry. */
    listPending: () => repository.listPending(provider, new Date(now().getTime() - 3 * day)),

    /** Too old to be sent again; kept a while for troubleshooting. */
    deleteOld: () => repository.forget(new Date(now().getTime() - 30 * day)),
  };
}
