import { queryOptions } from '@tanstack/react-query';
import type { PaymentConfig } from '#shared/contracts/subscription.ts';
import type { ApiClient } from '../lib/api-client.ts';
import { demoPrices, demoSubscription, orDemo } from '../lib/demo-subscription.ts';

/** The user's own subscription. */
export const subscriptionKey = ['subscriptions', 'details'] as const;

/** The only one of the three that a page waits for: it needs no external service. */
export function paymentConfigQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['subscriptions', 'config'],
    queryFn: () => api.call('GET /api/subscriptions/config'),
  });
}

export function pricesQuery(api: ApiClient, mode: PaymentConfig['mode']) {
  return queryOptions({
    queryKey: ['subscriptions', 'prices'],
    queryFn: () => orDemo(mode, api.call('GET /api/subscriptions/prices'), () => demoPrices),
    staleTime: 0,
  });
}

/** Null if there is no subscription. */
export function subscriptionQuery(api: ApiClient, mode: PaymentConfig['mode']) {
  return queryOptions({
    queryKey: subscriptionKey,
    queryFn: () => orDemo(mode, api.call('GET /api/subscriptions/details'), demoSubscription),
    staleTime: 0,
  });
}
