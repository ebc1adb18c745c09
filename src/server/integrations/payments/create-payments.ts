import type { RunInTransaction } from '../../db/transaction.ts';
import type { Payments } from './payments.ts';
import { createSandboxPayments } from './sandbox-payments.ts';
import type { StripeSettings } from './stripe-payments.ts';

interface PaymentsDeps {
  stripe: StripeSettings | null;
  inTransaction: RunInTransaction;
  now: () => Date;
}

export async function createPayments(deps: PaymentsDeps): Promise<Payments> {
  const { stripe, inTransaction, now } = deps;
  if (stripe === null) return createSandboxPayments({ inTransaction, now });
  // Hundreds of files that a site without Stripe does not need to load.
  const { createStripePayments } = await import('./stripe-payments.ts');
  return createStripePayments(stripe, now);
}
