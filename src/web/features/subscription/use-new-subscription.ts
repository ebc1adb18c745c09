import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { PaymentConfig } from '#shared/contracts/subscription.ts';
import { useApi } from '../../lib/app-context.ts';
import { currentUserQuery } from '../../queries/current-user.ts';
import { useNoteSessionEndOf } from '../../queries/session-news.ts';
import { subscriptionQuery } from '../../queries/subscriptions.ts';

const askEvery = 2000;
const askAtMost = 15;

/** The subscription that somebody has just paid for, as soon as the provider has confirmed it. */
export function useNewSubscription(mode: PaymentConfig['mode']) {
  const api = useApi();
  const queries = useQueryClient();
  const [params] = useSearchParams();
  // The provider tells with which outcome it sends somebody back; our own form knows already.
  const outcome = params.get('redirect_status');
  const isFailed = outcome === 'failed';
  const isAwaited = outcome !== null && !isFailed;

  const query = subscriptionQuery(api, mode);
  const countAsks = () => {
    const state = queries.getQueryState(query.queryKey);
    return (state?.dataUpdateCount ?? 0) + (state?.errorUpdateCount ?? 0);
  };
  const { data, error, isFetching, refetch } = useQuery({
    ...query,
    refetchInterval: ({ state }) =>
      isAwaited && !state.data?.answer && countAsks() < askAtMost ? askEvery : false,
  });
  const subscription = data?.answer ?? null;
  const isAsking = isAwaited && countAsks() < askAtMost;

  // What was fetched before knows nothing of the subscription: the gates open with the user.
  const id = subscription?.id;
  useEffect(() => {
    if (id) void queries.invalidateQueries(currentUserQuery(api));
  }, [id, queries, api]);
  useNoteSessionEndOf(error);

  return {
    subscription,
    isDemo: Boolean(data?.demoReason),
    error,
    isFailed,
    /** It may still come by itself. */
    isWaiting: isFetching || isAsking,
    isLate: isAwaited,
    refetch: () => void refetch(),
  };
}
