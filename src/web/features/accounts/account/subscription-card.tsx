import { useEffect, useRef } from 'react';
import type { PaymentConfig, SubscriptionDetails } from '#shared/contracts/subscription.ts';
import { formatPrice, planNames } from '#shared/domain/prices.ts';
import { isActiveStatus } from '#shared/domain/subscription-status.ts';
import { DemoMark } from '../../../components/demo-mark.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { calendarDay } from '../../../lib/calendar-day.ts';
import { BillingPortal } from './billing-portal.tsx';
import { CancelSubscription } from './cancel-subscription.tsx';
import { ChangePlan } from './change-plan.tsx';
import { ResumeSubscription } from './resume-subscription.tsx';
import { SubscriptionNotices } from './subscription-notices.tsx';

interface SubscriptionCardProps {
  mode: PaymentConfig['mode'];
  subscription: SubscriptionDetails;
  demoReason: Error | null;
  onRetry: () => void;
}

export function SubscriptionCard(props: SubscriptionCardProps) {
  const { mode, subscription, demoReason, onRetry } = props;
  const { plan, amount, currency, cancelAtPeriodEnd, currentPeriodEnd } = subscription;
  const shown = { mode, subscription, demoReason };
  return (
    <Card className="p-5 sm:p-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Title isCanceled={cancelAtPeriodEnd}>{planNames[plan]} plan</Title>
        <StatusBadge status={subscription.status} />
        {demoReason && <DemoMark />}
      </div>
      <p className="mt-2">{formatPrice(plan, amount, currency)}</p>
      <p className="text-ink-muted">
        {cancelAtPeriodEnd ? 'Access ends on' : 'Renews on'} {calendarDay(currentPeriodEnd)}
      </p>
      <SubscriptionNotices subscription={subscription} />
      {demoReason && (
        <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3 text-sm">
          <p>This is sample data: the subscription service didn't respond.</p>
          <Button variant="secondary" onClick={onRetry}>
            Try again
          </Button>
        </div>
      )}
      <div className="needs-scripts mt-6 flex flex-wrap gap-3 border-rule border-t pt-5">
        {cancelAtPeriodEnd ? (
          <ResumeSubscription {...shown} />
        ) : (
          <>
            {!demoReason && <ChangePlan mode={mode} subscription={subscription} />}
            <CancelSubscription {...shown} />
          </>
        )}
        {mode === 'stripe' && <BillingPortal />}
      </div>
    </Card>
  );
}

/** Canceling and resuming remove the clicked button, so the focus moves to the title. */
function Title({ isCanceled, children }: { isCanceled: boolean; children: React.ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const was = useRef(isCanceled);
  useEffect(() => {
    if (was.current !== isCanceled) heading.current?.focus();
    was.current = isCanceled;
  }, [isCanceled]);
  return (
    <h3 ref={heading} tabIndex={-1} className="text-xl focus:outline-none">
      {children}
    </h3>
  );
}

function StatusBadge({ status }: { status: string }) {
  return isActiveStatus(status) ? (
    <Badge color="green">Active</Badge>
  ) : (
    <Badge color="amber">{status}</Badge>
  );
}
