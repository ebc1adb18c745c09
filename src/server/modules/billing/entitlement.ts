import { isActiveStatus } from '#shared/domain/subscription-status.ts';
import type { SubscriptionRow } from './subscription.repository.ts';

/** What the rule looks at. */
export type SubscriptionState = Pick<
  SubscriptionRow,
  | 'paymentConfirmed'
  | 'endedAt'
  | 'providerSubscriptionId'
  | 'status'
  | 'currentPeriodEnd'
  | 'cancelAtPeriodEnd'
>;

/** How long news of a renewal may take to reach us. */
const renewalMs = 5 * 60 * 1000;

/** The one rule for who may see what subscribers see. */
export function isEntitled(subscription: SubscriptionState, now: Date): boolean {
  return (
    subscription.paymentConfirmed &&
    subscription.endedAt === null &&
    subscription.providerSubscriptionId !== null &&
    isActiveStatus(subscription.status) &&
    isWithinPeriod(subscription, now)
  );
}

/** A subscription that renews keeps its access while the provider's word is on its way. */
function isWithinPeriod(
  { currentPeriodEnd, cancelAtPeriodEnd }: SubscriptionState,
  now: Date,
): boolean {
  if (currentPeriodEnd === null) return true;
  const graceMs = cancelAtPeriodEnd ? 0 : renewalMs;
  return currentPeriodEnd.getTime() + graceMs > now.getTime();
}
