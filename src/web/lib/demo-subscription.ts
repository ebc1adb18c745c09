import type {
  PaymentConfig,
  PriceList,
  SubscriptionDetails,
} from '#shared/contracts/subscription.ts';
import { fallbackAmounts } from '#shared/domain/prices.ts';
import { ApiError } from './api-error.ts';

/** The server's response or, in sandbox mode only, sample data in its place. */
export interface Shown<Answer> {
  answer: Answer;
  /** Why this is sample data; null for real data. */
  demoReason: Error | null;
}

export const demoPrices: PriceList = {
  monthly: { id: 'demo_monthly', amount: fallbackAmounts.monthly },
  annual: { id: 'demo_annual', amount: fallbackAmounts.annual },
  currency: 'usd',
};

const day = 86_400_000;

export function demoSubscription(): SubscriptionDetails {
  const now = Date.now();
  return {
    id: 'demo',
    status: 'active',
    plan: 'monthly',
    amount: demoPrices.monthly.amount,
    currency: demoPrices.currency,
    currentPeriodEnd: new Date(now + 30 * day).toISOString(),
    cancelAtPeriodEnd: false,
    trialEnd: new Date(now + 7 * day).toISOString(),
  };
}

export async function orDemo<Answer>(
  mode: PaymentConfig['mode'],
  asked: Promise<Answer>,
  demo: () => Answer,
): Promise<Shown<Answer>> {
  try {
    return { answer: await asked, demoReason: null };
  } catch (error) {
    if (!(error instanceof Error) || !isDemoCase(mode, error)) throw error;
    return { answer: demo(), demoReason: error };
  }
}

/** A refusal (4xx) is a real response; only failures show sample data. */
export function isDemoCase(mode: PaymentConfig['mode'], error: Error): boolean {
  const isRefusal = error instanceof ApiError && error.status < 500;
  return mode === 'sandbox' && !isRefusal;
}

export const demoNotice = {
  title: 'Demo Mode',
  description: "Your subscription couldn't be loaded, so you're seeing sample data.",
};
