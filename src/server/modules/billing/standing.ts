import type { SubscriptionDetails } from '#shared/contracts/subscription.ts';
import { AppError, notFound } from '../../lib/errors.ts';
import type { SubscriptionRow } from './subscription.repository.ts';

/** With an accepted card. Before that, it is only an attempt. */
export type ConfirmedSubscription = SubscriptionRow & {
  providerSubscriptionId: string;
  currentPeriodEnd: Date;
};

export function isConfirmed(row: SubscriptionRow): row is ConfirmedSubscription {
  return (
    row.paymentConfirmed &&
    row.status !== 'incomplete' &&
    row.providerSubscriptionId !== null &&
    row.currentPeriodEnd !== null
  );
}

/** Whether our own row can be trusted without calling the provider; not an entitlement check. */
export function isInPaidPeriod(row: SubscriptionRow, now: Date): row is ConfirmedSubscription {
  return isConfirmed(row) && row.currentPeriodEnd > now;
}

export function detailsOf(row: ConfirmedSubscription): SubscriptionDetails {
  return {
    id: row.providerSubscriptionId,
    status: row.status,
    plan: row.plan,
    amount: row.amount,
    currency: row.currency,
    currentPeriodEnd: row.currentPeriodEnd.toISOString(),
    cancelAtPeriodEnd: row.cancelAtPeriodEnd,
    trialEnd: row.trialEnd?.toISOString() ?? null,
  };
}

export const noSubscription = () => notFound('You have no subscription.');
export const trialUsed = () =>
  new AppError(
    409,
    'TRIAL_USED',
    'This card or email has already had a free trial. You have not been charged. You can subscribe without a trial.',
  );
export const alreadySubscribed = () =>
  new AppError(409, 'ALREADY_SUBSCRIBED', 'You already have a subscription.');
