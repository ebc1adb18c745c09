import { queryOptions, useQuery } from '@tanstack/react-query';
import type { PaymentConfig } from '#shared/contracts/subscription.ts';
import type { ApiClient } from '../lib/api-client.ts';
import { useApi } from '../lib/app-context.ts';
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

/** The real prices, for pages that need not show examples. Null if they cannot be loaded. */
export function usePrices() {
  const api = useApi();
  const config = useQuery(paymentConfigQuery(api));
  const mode = config.data?.mode;
  const prices = useQuery({
    ...pricesQuery(api, mode ?? 'stripe'),
    enabled: mode !== undefined,
    select: ({ answer, demoReason }) => (demoReason ? null : answer),
  });
  return {
    data: prices.data ?? null,
    isPending: prices.isPending && !config.error,
    refetch: () => (config.error ? config.refetch() : prices.refetch()),
  };
}

/** Null if there is no subscription. */
export function subscriptionQuery(api: ApiClient, mode: PaymentConfig['mode']) {
  return queryOptions({
    queryKey: subscriptionKey,
    queryFn: () => orDemo(mode, api.call('GET /api/subscriptions/details'), demoSubscription),
    staleTime: 0,
  });
}
