import type { SubscriptionDetails } from '#shared/contracts/subscription.ts';
import { planNames } from '#shared/domain/prices.ts';
import { isActiveStatus } from '#shared/domain/subscription-status.ts';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { calendarDay } from '../../../lib/calendar-day.ts';

export function AlreadySubscribed({ subscription }: { subscription: SubscriptionDetails }) {
  return (
    <div className="max-w-xl">
      <h1 className="text-3xl">You already have a subscription</h1>
      <p className="mt-4 text-ink-muted">
        {statusText(subscription)} You can manage it in your account.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/account?tab=subscription" size="medium">
          Manage your subscription
        </ButtonLink>
        <ButtonLink to="/questions" variant="secondary" size="medium">
          Browse the questions
        </ButtonLink>
      </div>
    </div>
  );
}

function statusText({ status, plan, cancelAtPeriodEnd, currentPeriodEnd }: SubscriptionDetails) {
  const name = `Your ${planNames[plan].toLowerCase()} plan`;
  const day = calendarDay(currentPeriodEnd);
  if (!isActiveStatus(status))
    return `${name} is not active because of a problem with your payment.`;
  if (cancelAtPeriodEnd) return `${name} is canceled but stays active until ${day}.`;
  return `${name} renews on ${day}.`;
}
