import type { Plan, StartedSubscription } from '#shared/contracts/subscription.ts';
import { formatAmount, formatPrice, periodEnd, periodNames } from '#shared/domain/prices.ts';
import { calendarDay } from '../../../lib/calendar-day.ts';

export interface Purchase {
  plan: Plan;
  /** Per period. */
  amount: number;
  currency: string;
  started: Pick<StartedSubscription, 'dueToday' | 'trialEnd'>;
}

export function nextChargeDay({ plan, started }: Purchase, now: Date): string {
  return calendarDay(started.trialEnd ?? periodEnd(now, plan));
}

/** What pressing the button costs, now and later. */
export function chargeText(purchase: Purchase, now: Date): string {
  const { plan, amount, currency, started } = purchase;
  const day = nextChargeDay(purchase, now);
  if (started.trialEnd) {
    const price = formatPrice(plan, amount, currency);
    return `Free until ${day}, then ${price}. Cancel anytime before then and you pay nothing.`;
  }
  const today = formatAmount(started.dueToday, currency);
  const next = formatAmount(amount, currency);
  return `You pay ${today} today and ${next} on ${day}, then again every ${periodNames[plan]} until you cancel.`;
}
