import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PaymentConfig, SubscriptionDetails } from '#shared/contracts/subscription.ts';
import { useApi } from '../../../lib/app-context.ts';
import { isDemoCase } from '../../../lib/demo-subscription.ts';
import { useToast } from '../../../lib/toast.ts';
import { useSessionCheck } from '../../../queries/session-changes.ts';
import { subscriptionQuery } from '../../../queries/subscriptions.ts';

export interface ShownSubscription {
  mode: PaymentConfig['mode'];
  subscription: SubscriptionDetails;
  /** Why this is sample data; null for real data. */
  demoReason: Error | null;
}

/** Cancels at the end of the period, or undoes that. Sample data is only changed locally. */
export function useCancellation({ mode, subscription, demoReason }: ShownSubscription) {
  const api = useApi();
  const notify = useToast();
  const queries = useQueryClient();
  const checkSession = useSessionCheck();
  const { queryKey } = subscriptionQuery(api, mode);
  const simulated = (cancel: boolean) => ({ ...subscription, cancelAtPeriodEnd: cancel });
  return useMutation({
    mutationFn: (cancel: boolean) =>
      demoReason
        ? Promise.resolve(simulated(cancel))
        : api.call(cancel ? 'POST /api/subscriptions/cancel' : 'POST /api/subscriptions/resume'),
    onSuccess: (answer, cancel) => {
      queries.setQueryData(queryKey, { answer, demoReason });
      notify(demoReason ? simulatedNotice : cancel ? canceledNotice : resumedNotice);
    },
    onError: (error, cancel) => {
      checkSession(error);
      if (!isDemoCase(mode, error)) return;
      queries.setQueryData(queryKey, { answer: simulated(cancel), demoReason: error });
      notify(simulatedNotice);
    },
  });
}

const simulatedNotice = {
  title: 'Demo Mode',
  description: "This was only a simulation. Your subscription hasn't changed.",
};

const canceledNotice = {
  title: 'Subscription canceled',
  description: "You keep access until the end of the period and won't be charged again.",
  tone: 'success',
} as const;

const resumedNotice = {
  title: 'Subscription resumed',
  description: 'It will renew as before.',
  tone: 'success',
} as const;
