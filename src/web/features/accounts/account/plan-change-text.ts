import type { Plan, SubscriptionDetails } from '#shared/contracts/subscription.ts';
import { formatAmount, formatPrice } from '#shared/domain/prices.ts';
import { calendarDay } from '../../../lib/calendar-day.ts';

/** Explains what switching plans costs, now and later. */
export function planChangeText(
  { status, plan, amount, currency, trialEnd }: SubscriptionDetails,
  next: { plan: Plan; amount: number },
): string {
  const nextPrice = formatPrice(next.plan, next.amount, currency);
  const paid = formatAmount(amount, currency);
  if (status === 'trialing' && trialEnd) {
    const price = formatPrice(plan, amount, currency);
    return `You won't be charged today. When your free trial ends on ${calendarDay(trialEnd)}, you'll pay ${nextPrice} instead of ${price}.`;
  }
  if (next.plan === 'annual') {
    return `You'll pay ${formatAmount(next.amount, currency)} today for the year starting now, minus the unused part of the ${paid} you paid for this month. It then renews at ${nextPrice}.`;
  }
  return `From today, you'll pay ${nextPrice}. The unused part of the ${paid} you paid for this year becomes a credit that covers your next months first.`;
}
