import { useQuery } from '@tanstack/react-query';
import { startTransition, useOptimistic } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { PaymentConfig, Plan, StartedSubscription } from '#shared/contracts/subscription.ts';
import { Loaded, LoadFailed } from '../../../components/loaded.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { useSessionCheckOf } from '../../../queries/session-changes.ts';
import {
  paymentConfigQuery,
  pricesQuery,
  subscriptionQuery,
} from '../../../queries/subscriptions.ts';
import { AlreadySubscribed } from './already-subscribed.tsx';
import { PaymentStep } from './payment-step.tsx';
import { type PaymentStepState, startedIn } from './payment-step-state.ts';
import { PlanStep } from './plan-step.tsx';
import { PlanStepFrame } from './plan-step-frame.tsx';
import { PlanStepSkeleton } from './plan-step-skeleton.tsx';

export function SubscriptionPage() {
  const query = useQuery(paymentConfigQuery(useApi()));
  return (
    <div className="page-width pt-12 pb-20 sm:pt-16">
      <Loaded query={query} {...shown}>
        {(config) => <Steps config={config} />}
      </Loaded>
    </div>
  );
}

const shown = {
  what: 'The prices',
  skeleton: <PlanStepSkeleton />,
  failure: (error: Error, retry: () => void) => (
    <PlanStepFrame>
      <LoadFailed what="The prices" error={error} onRetry={retry} />
    </PlanStepFrame>
  ),
};

/** The plan is in the URL, the payment step in the history entry's state. */
function Steps({ config }: { config: PaymentConfig }) {
  const api = useApi();
  const prices = useQuery(pricesQuery(api, config.mode));
  const subscription = useQuery(subscriptionQuery(api, config.mode));
  useSessionCheckOf(subscription.error);
  const navigate = useNavigate();
  const location = useLocation();
  const [params] = useSearchParams();
  // Show the choice before the URL has changed.
  const [plan, showPlan] = useOptimistic<Plan>(
    params.get('plan') === 'monthly' ? 'monthly' : 'annual',
  );
  const started = startedIn(location.state);

  const choose = (next: Plan) =>
    startTransition(async () => {
      showPlan(next);
      await navigate({ search: `?plan=${next}` }, { replace: true, preventScrollReset: true });
    });
  const continueToPayment = (response: StartedSubscription) => {
    const state: PaymentStepState = { started: response };
    return navigate({ search: `?plan=${plan}` }, { state });
  };

  // Demo or missing data does not block subscribing: the server decides.
  const current = subscription.data?.demoReason ? null : subscription.data?.answer;
  if (current) return <AlreadySubscribed subscription={current} />;
  const { error, refetch } = prices;
  const data = subscription.isPending ? undefined : prices.data;
  return (
    <Loaded query={{ data, error, refetch }} {...shown}>
      {({ answer: priceList, demoReason }) => {
        if (started) {
          const purchase = { plan, amount: priceList[plan].amount, currency: priceList.currency };
          return <PaymentStep {...{ config, started, purchase }} onBack={() => choose(plan)} />;
        }
        return (
          <PlanStep
            prices={priceList}
            demoReason={demoReason}
            onRetryPrices={() => void refetch()}
            plan={plan}
            onChoose={choose}
            onStarted={continueToPayment}
          />
        );
      }}
    </Loaded>
  );
}
