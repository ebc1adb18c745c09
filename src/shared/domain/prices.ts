import type { Plan } from '../contracts/subscription.ts';
import { addMonths } from './months.ts';

/** In cents: the prices of test mode. */
export const testModeAmounts = { monthly: 1999, annual: 19190 } as const satisfies Record<
  Plan,
  number
>;

/** In cents: shown while the prices cannot be loaded. */
export const fallbackAmounts = { monthly: 1999, annual: 19990 } as const satisfies Record<
  Plan,
  number
>;

/** The free trial of a user's first subscription. */
export const trialDays = 7;

export const planNames = { monthly: 'Monthly', annual: 'Annual' } as const satisfies Record<
  Plan,
  string
>;

export const periodNames = { monthly: 'month', annual: 'year' } as const satisfies Record<
  Plan,
  string
>;

export const monthsIn = { monthly: 1, annual: 12 } as const satisfies Record<Plan, number>;

/** "$19.99". An amount is in the smallest unit of its currency, which need not be a hundredth. */
export function formatAmount(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  return format.format(amount / 10 ** maximumFractionDigits);
}

/** "$19.99 a month". */
export function formatPrice(plan: Plan, amount: number, currency: string): string {
  return `${formatAmount(amount, currency)} a ${periodNames[plan]}`;
}

/** The discount of an annual plan over twelve months, rounded down. */
export function savingPercent(monthly: number, annual: number): number {
  if (monthly <= 0) return 0;
  return Math.max(0, Math.floor(100 * (1 - annual / (12 * monthly))));
}

export function monthlyShare(annual: number): number {
  return Math.round(annual / 12);
}

/** When a period that starts now ends. */
export function periodEnd(start: Date, plan: Plan): Date {
  return addMonths(start, monthsIn[plan]);
}
