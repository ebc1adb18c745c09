import type { RunInTransaction } from '../../db/transaction.ts';
import type { Payments } from './payments.ts';
import { createSandboxPayments } from './sandbox-payments.ts';
import { createStripePayments, type StripeSettings } from './stripe-payments.ts';

interface PaymentsDeps {
  stripe: StripeSettings | null;
  inTransaction: RunInTransaction;
  now: () => Date;
}

export function createPayments({ stripe, inTransaction, now }: PaymentsDeps): Payments {
  return stripe === null
    ? createSandboxPayments({ inTransaction, now })
    : createStripePayments(stripe, now);
}
