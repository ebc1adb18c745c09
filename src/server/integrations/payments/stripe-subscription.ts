import type Stripe from 'stripe';
import type { Plan } from '#shared/contracts/subscription.ts';
import type { ProviderSubscription } from './payments.ts';

/** The fields to expand when reading a subscription. */
export const expandedParts = [
  'customer',
  'latest_invoice.confirmation_secret',
  'pending_setup_intent',
];

function idOf(reference: string | { id: string }): string {
  return typeof reference === 'string' ? reference : reference.id;
}

export function isOver({ status }: Stripe.Subscription): boolean {
  return status === 'canceled' || status === 'incomplete_expired';
}

/** The billing portal sets a date where we set the flag; both mean the same. */
export function isEnding(subscription: Stripe.Subscription): boolean {
  return subscription.cancel_at_period_end || subscription.cancel_at !== null;
}

export function itemOf({ id, items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data;
  if (!item) throw new Error(`The subscription ${id} has no price`);
  return item;
}

function planOf({ recurring }: Stripe.Price): Plan {
  const months = recurring?.interval === 'month' ? recurring.interval_count : 12;
  return months < 12 ? 'monthly' : 'annual';
}

/** Takes a subscription with its fields expanded. */
export function toProviderSubscription(subscription: Stripe.Subscription): ProviderSubscription {
  const { price, quantity = 1, current_period_end } = itemOf(subscription);
  const { ended_at, canceled_at, created, trial_end } = subscription;
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer),
    attempt: subscription.metadata.attempt ?? null,
    status: subscription.status,
    priceId: price.id,
    plan: planOf(price),
    amount: (price.unit_amount ?? 0) * quantity,
    paymentConfirmed: isPaymentConfirmed(subscription),
    paymentMethodId: paymentMethodOf(subscription),
    currentPeriodEnd: toDate(current_period_end),
    cancelAtPeriodEnd: isEnding(subscription),
    trialEnd: trial_end === null ? null : toDate(trial_end),
    endedAt: isOver(subscription) ? toDate(ended_at ?? canceled_at ?? created) : null,
    confirmation: confirmationOf(subscription),
  };
}

function isPaymentConfirmed(subscription: Stripe.Subscription): boolean {
  const { status, default_payment_method } = subscription;
  // A card may be on file without having paid the first invoice.
  if (status === 'incomplete' || status === 'incomplete_expired') return false;
  if (default_payment_method !== null) return true;
  const setup = setupOf(subscription);
  if (setup) return setup.status === 'succeeded';
  const invoice = invoiceOf(subscription);
  const isPaid = status === 'active' && invoice?.status === 'paid' && invoice.amount_paid > 0;
  return isPaid || defaultCardOf(subscription) !== null;
}

function paymentMethodOf(subscription: Stripe.Subscription): string | null {
  const method =
    subscription.default_payment_method ??
    setupOf(subscription)?.payment_method ??
    defaultCardOf(subscription);
  return method && idOf(method);
}

function confirmationOf(subscription: Stripe.Subscription): ProviderSubscription['confirmation'] {
  if (isOver(subscription) || isPaymentConfirmed(subscription)) return null;
  const setupSecret = setupOf(subscription)?.client_secret;
  if (setupSecret) return { clientSecret: setupSecret, kind: 'setup' };
  const payment = invoiceOf(subscription)?.confirmation_secret;
  return payment ? { clientSecret: payment.client_secret, kind: 'payment' } : null;
}

function setupOf({ pending_setup_intent: setup }: Stripe.Subscription): Stripe.SetupIntent | null {
  return typeof setup === 'string' ? null : setup;
}

function invoiceOf({ latest_invoice: invoice }: Stripe.Subscription): Stripe.Invoice | null {
  return typeof invoice === 'string' ? null : invoice;
}

function defaultCardOf({ customer }: Stripe.Subscription) {
  if (typeof customer === 'string' || customer.deleted) return null;
  return customer.invoice_settings.default_payment_method;
}

function toDate(seconds: number): Date {
  return new Date(seconds * 1000);
}
