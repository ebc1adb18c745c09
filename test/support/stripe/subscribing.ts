import type { Payments } from '#server/integrations/payments/payments.ts';
import type { StripeDouble } from './double.ts';
import type { Subscription } from './objects.ts';

export const person = {
  userId: 7,
  email: 'ann@example.org',
  username: 'ann',
  attempt: 'first-try',
};

export type Terms = Partial<Parameters<Payments['createSubscription']>[0]>;

/** A subscription whose card is not confirmed yet. */
export async function createSubscription(payments: Payments, terms: Terms = {}) {
  const customerId = await payments.createCustomer(person);
  return payments.createSubscription({
    customerId,
    priceId: 'price_monthly',
    trialDays: 7,
    userId: 7,
    attempt: 'key-1',
    ...terms,
  });
}

/** A subscription with a card. */
export async function createWithCard(
  stripe: StripeDouble,
  payments: Payments,
  terms?: Terms,
): Promise<Subscription> {
  const { id, confirmation } = await createSubscription(payments, terms);
  stripe.account.confirm(confirmation?.clientSecret ?? '', 'pm_card_visa');
  return stripe.account.subscription(id);
}
