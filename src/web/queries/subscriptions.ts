import { queryOptions } from '@tanstack/react-query';
import type { PaymentConfig } from '#shared/contracts/subscription.ts';
import type { ApiClient } from '../lib/api-client.ts';
import { demoPrices, demoSubscription, orDemo } from '../lib/demo-subscription.ts';

/** Of the reader's own subscription, however it was asked for. */
export const subscriptionKey = ['subscriptions', 'details'] as const;

/** The only one of the three that a page waits for: it asks nobody outside the site. */
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

/** The answer is null where there is no subscription. */
export function subscriptionQuery(api: ApiClient, mode: PaymentConfig['mode']) {
  return queryOptions({
    queryKey: subscriptionKey,
    queryFn: () => orDemo(mode, api.call('GET /api/subscriptions/details'), demoSubscription),
    staleTime: 0,
  });
}
