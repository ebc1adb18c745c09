import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PriceChoice, StartedSubscription } from '#shared/contracts/subscription.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { useApi } from '../../../lib/app-context.ts';
import { useToast } from '../../../lib/toast.ts';
import { useSessionCheck } from '../../../queries/session-changes.ts';
import { subscriptionKey } from '../../../queries/subscriptions.ts';

/** Creates a subscription that is pending until its card is confirmed. Idempotent. */
export function useStartSubscription(onStarted: (started: StartedSubscription) => unknown) {
  const api = useApi();
  const notify = useToast();
  const queries = useQueryClient();
  const checkSession = useSessionCheck();
  const [failure, setFailure] = useState('');

  function fail(title: string, description: string): void {
    setFailure(description);
    notify({ title, description, tone: 'destructive' });
  }

  const creation = useMutation({
    mutationFn: (choice: PriceChoice): Promise<StartedSubscription | null> =>
      api.call('POST /api/subscriptions/create', { body: choice }),
    onMutate: () => setFailure(''),
    onSuccess: (started) => {
      if (started?.clientSecret) return onStarted(started);
      return fail(
        'Error Creating Subscription',
        "We couldn't process your subscription. Please try again later.",
      );
    },
    onError: (error) => {
      checkSession(error);
      if (!(error instanceof ApiError)) {
        return fail('Subscription Failed', 'An unexpected error occurred. Please try again later.');
      }
      fail(
        'Subscription Error',
        error.reason || 'Failed to create subscription. Please try again.',
      );
      // The user may already have one, perhaps from another tab.
      return queries.invalidateQueries({ queryKey: subscriptionKey });
    },
  });
  return { start: creation.mutate, isPending: creation.isPending, failure };
}
