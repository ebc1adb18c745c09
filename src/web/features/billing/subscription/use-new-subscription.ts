import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { PaymentConfig } from '#shared/contracts/subscription.ts';
import { useApi } from '../../../lib/app-context.ts';
import { currentUserQuery } from '../../../queries/current-user.ts';
import { useSessionCheckOf } from '../../../queries/session-changes.ts';
import { subscriptionQuery } from '../../../queries/subscriptions.ts';

const pollInterval = 2000;
const maxPolls = 15;

/** The subscription the user has just paid for, once the provider has confirmed it. */
export function useNewSubscription(mode: PaymentConfig['mode']) {
  const api = useApi();
  const queries = useQueryClient();
  const [params] = useSearchParams();
  // Set by Stripe when it redirects back; absent after our own form.
  const outcome = params.get('redirect_status');
  const isFailed = outcome === 'failed';
  const isAwaited = outcome !== null && !isFailed;

  const query = subscriptionQuery(api, mode);
  const countPolls = () => {
    const state = queries.getQueryState(query.queryKey);
    return (state?.dataUpdateCount ?? 0) + (state?.errorUpdateCount ?? 0);
  };
  const { data, error, isFetching, refetch } = useQuery({
    ...query,
    refetchInterval: ({ state }) =>
      isAwaited && !state.data?.answer && countPolls() < maxPolls ? pollInterval : false,
  });
  const subscription = data?.answer ?? null;
  const isPolling = isAwaited && countPolls() < maxPolls;

  // The cached user predates the subscription, and premium content depends on it.
  const id = subscription?.id;
  useEffect(() => {
    if (id) void queries.invalidateQueries(currentUserQuery(api));
  }, [id, queries, api]);
  useSessionCheckOf(error);

  return {
    subscription,
    isDemo: Boolean(data?.demoReason),
    error,
    isFailed,
    /** It may still arrive. */
    isWaiting: isFetching || isPolling,
    isLate: isAwaited,
    refetch: () => void refetch(),
  };
}
