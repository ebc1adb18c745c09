import type { Plan, PriceList, StartedSubscription } from '#shared/contracts/subscription.ts';
import { DemoMark } from '../../../components/demo-mark.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { SubmitButton } from '../../../components/ui/submit-button.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { useDemoNotice } from '../../../lib/use-demo-notice.ts';
import { PlanChoice } from './plan-choice.tsx';
import { PlanStepFrame } from './plan-step-frame.tsx';
import { useStartSubscription } from './use-start-subscription.ts';

interface PlanStepProps {
  prices: PriceList;
  /** Why the prices are examples; null if they are real. */
  demoReason: Error | null;
  onRetryPrices: () => void;
  plan: Plan;
  onChoose: (plan: Plan) => void;
  onStarted: (started: StartedSubscription) => unknown;
}

export function PlanStep(props: PlanStepProps) {
  const { prices, demoReason, onRetryPrices, plan, onChoose, onStarted } = props;
  const { start, isPending, failure } = useStartSubscription(onStarted);
  const isUnreachable = demoReason !== null && !(demoReason instanceof ApiError);
  useDemoNotice(isUnreachable ? demoPricing : null);
  return (
    <PlanStepFrame>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) start({ priceId: prices[plan].id });
        }}
      >
        {demoReason && (
          <p className="mb-4 flex flex-wrap items-center gap-3 text-sm">
            <DemoMark />
            The prices could not be loaded. These are examples.
            <Button variant="secondary" onClick={onRetryPrices}>
              Try again
            </Button>
          </p>
        )}
        <PlanChoice prices={prices} chosen={plan} onChoose={onChoose} />
        <p role="alert" className="mt-5 text-danger empty:hidden">
          {failure}
        </p>
        <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
          <SubmitButton isBlocked={isPending} isPending={isPending}>
            Continue to Payment
          </SubmitButton>
          <p className="text-ink-muted text-sm">You won’t be charged yet.</p>
        </div>
      </form>
    </PlanStepFrame>
  );
}

const demoPricing = {
  title: 'Using demo pricing',
  description: 'The prices could not be loaded. These are examples.',
};
