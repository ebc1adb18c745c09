import { useMutation } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import type { StartedSubscription } from '#shared/contracts/subscription.ts';
import { RetryNotice } from '../../../components/ui/retry-notice.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { PayButton } from './pay-button.tsx';
import { usePaymentElement } from './use-payment-element.ts';
import { usePaymentFailure } from './use-payment-failure.ts';

interface StripeCardFormProps {
  publishableKey: string;
  started: StartedSubscription;
  charge: string;
}

export function StripeCardForm({ publishableKey, started, charge }: StripeCardFormProps) {
  const { clientSecret, kind } = started;
  const { container, state, provider, retry } = usePaymentElement(publishableKey, clientSecret);
  const { failure, clear, show } = usePaymentFailure();
  const payment = useMutation({
    mutationFn: async () => {
      clear();
      if (!provider) return null;
      const { stripe, elements } = provider;
      const confirmation = {
        elements,
        confirmParams: { return_url: `${location.origin}/subscription/success` },
      };
      // On success Stripe redirects to the URL above, and this never resolves.
      const { error } = await (kind === 'setup'
        ? stripe.confirmSetup(confirmation)
        : stripe.confirmPayment(confirmation));
      return error;
    },
    onSuccess: (error) => {
      if (error) show(error.message);
    },
    onError: () => show(undefined),
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (provider && !payment.isPending) payment.mutate();
      }}
    >
      {state === 'failed' && (
        <div className="mb-6">
          <RetryNotice
            title="The card form could not be loaded."
            text="It comes from our payment provider, Stripe. Please check your connection and make sure nothing in your browser blocks js.stripe.com. You have not been charged."
            onRetry={retry}
          />
        </div>
      )}
      {state === 'loading' && (
        <div role="status" className="mb-6 space-y-4">
          <span className="sr-only">Loading card form…</span>
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-11 w-full" />
        </div>
      )}
      <div ref={container} className={state === 'ready' ? 'mb-6' : 'sr-only'} />
      {state === 'ready' && (
        <p className="mb-5 flex gap-2 text-ink-muted text-sm">
          <Lock className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          Your card details go directly to Stripe. This site never sees them.
        </p>
      )}
      <PayButton
        failure={failure}
        charge={charge}
        isBlocked={!provider || payment.isPending}
        isPending={payment.isPending}
      />
    </form>
  );
}
