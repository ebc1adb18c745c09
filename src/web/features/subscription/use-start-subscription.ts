import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PriceChoice, StartedSubscription } from '#shared/contracts/subscription.ts';
import { ApiError } from '../../lib/api-error.ts';
import { useApi } from '../../lib/app-context.ts';
import { useToast } from '../../lib/toast.ts';
import { useNoteSessionEnd } from '../../queries/session-news.ts';
import { subscriptionKey } from '../../queries/subscriptions.ts';

/** Asks for a subscription that then waits for its card. Asking again answers the same one. */
export function useStartSubscription(onStarted: (started: StartedSubscription) => unknown) {
  const api = useApi();
  const notify = useToast();
  const queries = useQueryClient();
  const noteSessionEnd = useNoteSessionEnd();
  const [failure, setFailure] = useState('');

  function tell(title: string, description: string): void {
    setFailure(description);
    notify({ title, description, tone: 'destructive' });
  }

  const starting = useMutation({
    mutationFn: (choice: PriceChoice): Promise<StartedSubscription | null> =>
      api.call('POST /api/subscriptions/create', { body: choice }),
    onMutate: () => setFailure(''),
    onSuccess: (started) => {
      if (started?.clientSecret) return onStarted(started);
      return tell(
        'Error Creating Subscription',
        "We couldn't process your subscription. Please try again later.",
      );
    },
    onError: (error) => {
      noteSessionEnd(error);
      if (!(error instanceof ApiError)) {
        return tell('Subscription Failed', 'An unexpected error occurred. Please try again later.');
      }
      tell(
        'Subscription Error',
        error.reason || 'Failed to create subscription. Please try again.',
      );
      // Whoever has one already, from another tab perhaps, is shown that.
      return queries.invalidateQueries({ queryKey: subscriptionKey });
    },
  });
  return { start: starting.mutate, isPending: starting.isPending, failure };
}
