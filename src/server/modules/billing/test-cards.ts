import type { SandboxCard, SandboxOutcome } from '#shared/contracts/subscription.ts';
import type { Database } from '../../db/client.ts';
import type { CardOutcome, Payments } from '../../integrations/payments/payments.ts';
import { AppError, notFound } from '../../lib/errors.ts';
import type { BillingSync } from './billing-sync.ts';
import { createSubscriptionRepository, type SubscriptionRow } from './subscription.repository.ts';

interface TestCardsDeps {
  db: Database;
  payments: Payments;
  sync: BillingSync;
}

const refusals: Record<Exclude<CardOutcome, SandboxOutcome['status']>, AppError> = {
  declined: new AppError(402, 'CARD_DECLINED', 'Your card was declined.'),
  not_authenticated: new AppError(
    402,
    'AUTHENTICATION_FAILED',
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  ),
  nothing_asked: new AppError(409, 'NOTHING_ASKED', 'This card has no pending authentication.'),
  expired: invalidField('expiry', "Your card's expiration date is in the past."),
  unknown: invalidField(
    'number',
    'Test mode accepts only the test cards 4242 4242 4242 4242, 4000 0000 0000 0002 and 4000 0025 0000 3155.',
  ),
};

/** The sandbox's card form. */
export function createTestCards({ db, payments, sync }: TestCardsDeps) {
  const subscriptions = createSubscriptionRepository(db);

  function formOf() {
    if (!payments.testCards) throw notFound();
    return payments.testCards;
  }

  async function findWaiting(userId: number, clientSecret: string) {
    const open = await subscriptions.findOpen(userId);
    const { row, confirmation } = open ? await sync.syncSubscription(open) : { row: null };
    const id = row?.providerSubscriptionId;
    if (!row || !id || confirmation?.clientSecret !== clientSecret) {
      throw notFound('There is no payment to confirm.');
    }
    return { row, id };
  }

  /** The sandbox sends no webhook, so it syncs right away. */
  async function conclude(row: SubscriptionRow, status: CardOutcome): Promise<SandboxOutcome> {
    if (status !== 'succeeded' && status !== 'requires_action') throw refusals[status];
    await sync.syncSubscription(row);
    return { status };
  }

  return {
    async confirm(userId: number, { clientSecret, number, expiry }: SandboxCard) {
      const form = formOf();
      const { row, id } = await findWaiting(userId, clientSecret);
      return conclude(row, await form.confirm(id, { number, expiry }));
    },

    async authenticate(userId: number, clientSecret: string, approve: boolean) {
      const form = formOf();
      const { row, id } = await findWaiting(userId, clientSecret);
      return conclude(row, await form.authenticate(id, approve));
    },
  };
}

function invalidField(field: string, message: string): AppError {
  return new AppError(400, 'INVALID_INPUT', message, { fieldErrors: { [field]: message } });
}
