import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { PaymentConfig, StartedSubscription } from '#shared/contracts/subscription.ts';
import { Button } from '../../../components/ui/button.tsx';
import { ChargeSummary } from './charge-summary.tsx';
import { chargeText, type Purchase } from './charge-text.ts';
import { SandboxCardForm } from './sandbox-card-form.tsx';
import { StripeCardForm } from './stripe-card-form.tsx';

interface PaymentStepProps {
  config: PaymentConfig;
  started: StartedSubscription;
  purchase: Omit<Purchase, 'started'>;
  onBack: () => void;
}

export function PaymentStep({ config, started, purchase, onBack }: PaymentStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The previous step, which had the focus, is gone.
  useEffect(() => heading.current?.focus(), []);
  const bought = { ...purchase, started };
  const now = new Date();
  const charge = chargeText(bought, now);
  return (
    <>
      <Button variant="secondary" onClick={onBack}>
        <ArrowLeft className="size-4" aria-hidden="true" />
        Back to plans
      </Button>
      <h1 ref={heading} tabIndex={-1} className="mt-6 mb-8 text-3xl focus:outline-none">
        Payment
      </h1>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[3fr_2fr]">
        <div className="min-w-0 lg:order-2">
          <ChargeSummary purchase={bought} now={now} />
        </div>
        <div className="min-w-0 lg:order-1">
          {config.mode === 'sandbox' && (
            <SandboxCardForm clientSecret={started.clientSecret} charge={charge} />
          )}
          {config.mode === 'stripe' && (
            <StripeCardForm
              publishableKey={config.publishableKey ?? ''}
              started={started}
              charge={charge}
            />
          )}
        </div>
      </div>
    </>
  );
}
