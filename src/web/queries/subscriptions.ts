import { queryOptions, useQuery } from '@tanstack/react-query';
import type { PaymentConfig } from '#shared/contracts/subscription.ts';
import type { ApiClient } from '../lib/api-client.ts';
import { useApi } from '../lib/app-context.ts';
import { demoPrices, demoSubscription, orDemo } from '../lib/demo-subscription.ts';

/** The user's own subscription. */
export const subscriptionKey = ['subscriptions', 'details'] as const;

/** The only query here that pages wait for: it needs no external service. */
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

/** The real prices, for pages that never show demo prices. */
export function usePrices() {
  const api = useApi();
  const config = useQuery(paymentConfigQuery(api));
  const prices = useQuery({
    ...pricesQuery(api, config.data?.mode ?? 'stripe'),
    enabled: config.isSuccess,
    select: ({ answer, demoReason }) => {
      if (demoReason) throw demoReason;
      return answer;
    },
  });
  const { error, refetch } = config.error ? config : prices;
  return { data: prices.data, error, refetch };
}

/** Null if there is no subscription. */
export function subscriptionQuery(api: ApiClient, mode: PaymentConfig['mode']) {
  return queryOptions({
    queryKey: subscriptionKey,
    queryFn: () => orDemo(mode, api.call('GET /api/subscriptions/details'), demoSubscription),
    staleTime: 0,
  });
}
