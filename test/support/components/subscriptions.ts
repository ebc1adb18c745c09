import type {
  PriceList,
  StartedSubscription,
  SubscriptionDetails,
} from '#shared/contracts/subscription.ts';
import { refused } from './scripted-api.ts';
import { facets } from './site.ts';

export const prices: PriceList = {
  monthly: { id: 'price_monthly', amount: 1999 },
  annual: { id: 'price_annual', amount: 19_190 },
  currency: 'usd',
};

export const started: StartedSubscription = {
  subscriptionId: 'sub_1',
  clientSecret: 'secret_1',
  kind: 'setup',
  dueToday: 0,
  trialEnd: '2099-05-04T12:00:00.000Z',
};

/** An annual plan in its trial. */
export const subscription = (
  overrides: Partial<SubscriptionDetails> = {},
): SubscriptionDetails => ({
  id: 'sub_1',
  status: 'trialing',
  plan: 'annual',
  amount: 19_190,
  currency: 'usd',
  currentPeriodEnd: '2099-05-04T12:00:00.000Z',
  cancelAtPeriodEnd: false,
  trialEnd: '2099-05-04T12:00:00.000Z',
  ...overrides,
});

/** In test mode and without a subscription. */
export const sandbox = {
  'GET /api/subscriptions/config': { mode: 'sandbox', publishableKey: null },
  'GET /api/subscriptions/prices': prices,
  'GET /api/subscriptions/details': null,
  'GET /api/questions/facets': facets(),
};

export const atStripe = {
  ...sandbox,
  'GET /api/subscriptions/config': { mode: 'stripe', publishableKey: 'pk_test' },
};

export const outage = refused(503, { code: 'X', message: 'Away' });
