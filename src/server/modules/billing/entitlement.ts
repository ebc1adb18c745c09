import { isActiveStatus } from '#shared/domain/subscription-status.ts';
import type { SubscriptionRow } from './subscription.repository.ts';

/** The input of the rule. */
export type SubscriptionState = Pick<
  SubscriptionRow,
  | 'paymentConfirmed'
  | 'endedAt'
  | 'providerSubscriptionId'
  | 'status'
  | 'currentPeriodEnd'
  | 'cancelAtPeriodEnd'
>;

/** How long a renewal webhook may take. */
const renewalMs = 5 * 60 * 1000;

/** The only rule for access to premium content. */
export function isEntitled(subscription: SubscriptionState, now: Date): boolean {
  return (
    subscription.paymentConfirmed &&
    subscription.endedAt === null &&
    subscription.providerSubscriptionId !== null &&
    isActiveStatus(subscription.status) &&
    isWithinPeriod(subscription, now)
  );
}

/** A renewing subscription keeps its access until the webhook arrives. */
function isWithinPeriod(
  { currentPeriodEnd, cancelAtPeriodEnd }: SubscriptionState,
  now: Date,
): boolean {
  if (currentPeriodEnd === null) return true;
  const graceMs = cancelAtPeriodEnd ? 0 : renewalMs;
  return currentPeriodEnd.getTime() + graceMs > now.getTime();
}
