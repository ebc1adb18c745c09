import { queryOptions } from '@tanstack/react-query';
import type {
  PaymentConfig,
  PriceList,
  SubscriptionDetails,
} from '#shared/contracts/subscription.ts';
import type { ApiClient } from './api-client.ts';
import { demoPrices, demoSubscription, orDemo } from './demo-subscription.ts';

/** The only one of the three that a page waits for: it asks nobody outside the site. */
export function paymentConfigQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['/api/subscriptions/config'],
    queryFn: () => api.get<PaymentConfig>('/api/subscriptions/config'),
  });
}

export function pricesQuery(api: ApiClient, mode: PaymentConfig['mode']) {
  return queryOptions({
    queryKey: ['/api/subscriptions/prices'],
    queryFn: () => orDemo(mode, api.get<PriceList>('/api/subscriptions/prices'), () => demoPrices),
    staleTime: 0,
  });
}

/** The answer is null where there is no subscription. */
export function subscriptionQuery(api: ApiClient, mode: PaymentConfig['mode']) {
  return queryOptions({
    queryKey: ['/api/subscriptions/details'],
    queryFn: () =>
      orDemo(
        mode,
        api.get<SubscriptionDetails | null>('/api/subscriptions/details'),
        demoSubscription,
      ),
    staleTime: 0,
  });
}
