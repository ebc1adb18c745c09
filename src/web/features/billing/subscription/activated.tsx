import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type { SubscriptionDetails } from '#shared/contracts/subscription.ts';
import { formatPrice } from '#shared/domain/prices.ts';
import { DemoMark } from '../../../components/demo-mark.tsx';
import { PremiumBenefits } from '../../../components/premium-benefits.tsx';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { MessageScreen } from '../../../components/ui/message-screen.tsx';
import { calendarDay } from '../../../lib/calendar-day.ts';
import { demoNotice } from '../../../lib/demo-subscription.ts';
import { readGate } from '../../../lib/premium-return.ts';
import { useDemoNotice } from '../../../lib/use-demo-notice.ts';

interface ActivatedProps {
  subscription: SubscriptionDetails;
  isDemo: boolean;
}

export function Activated({ subscription, isDemo }: ActivatedProps) {
  const [gate] = useState(readGate);
  useDemoNotice(isDemo ? demoNotice : null);
  return (
    <MessageScreen
      title="Subscription Activated!"
      icon={<CircleCheck className="size-10 text-success" aria-hidden="true" />}
      takesFocus
      actions={
        <>
          {gate && (
            <ButtonLink to={gate} size="medium">
              Back to your question
            </ButtonLink>
          )}
          <ButtonLink to="/questions" variant={gate ? 'secondary' : 'primary'} size="medium">
            Browse the questions
          </ButtonLink>
          <ButtonLink to="/account?tab=subscription" variant="secondary" size="medium">
            Manage your subscription
          </ButtonLink>
        </>
      }
      aside={
        <Card className="h-fit max-w-xl p-6 sm:p-8 lg:max-w-md">
          <h2 className="mb-5 text-xl">What’s included</h2>
          <PremiumBenefits />
        </Card>
      }
    >
      {isDemo && <DemoMark />}
      <p>{termsText(subscription)}</p>
    </MessageScreen>
  );
}

function termsText({ plan, amount, currency, trialEnd, currentPeriodEnd }: SubscriptionDetails) {
  const price = formatPrice(plan, amount, currency);
  if (trialEnd && Date.parse(trialEnd) > Date.now()) {
    return `Your free trial runs until ${calendarDay(trialEnd)}. After that, it’s ${price}. You can cancel anytime before then.`;
  }
  return `You pay ${price}. It renews on ${calendarDay(currentPeriodEnd)}. You can cancel anytime before then.`;
}
