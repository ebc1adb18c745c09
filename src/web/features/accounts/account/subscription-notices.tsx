import type { SubscriptionDetails } from '#shared/contracts/subscription.ts';
import { formatPrice } from '#shared/domain/prices.ts';
import { isActiveStatus } from '#shared/domain/subscription-status.ts';
import { calendarDay } from '../../../lib/calendar-day.ts';

export function SubscriptionNotices({ subscription }: { subscription: SubscriptionDetails }) {
  const { status, plan, amount, currency, trialEnd, cancelAtPeriodEnd, currentPeriodEnd } =
    subscription;
  const trial = trialEnd && Date.parse(trialEnd) > Date.now() ? calendarDay(trialEnd) : null;
  return (
    <div aria-live="polite" className="mt-5 space-y-3 empty:hidden">
      {trial && (
        <Notice tone="accent" title={`Your free trial runs until ${trial}.`}>
          {cancelAtPeriodEnd
            ? "You won't be charged when it ends."
            : `After that, it’s ${formatPrice(plan, amount, currency)}. Cancel before then and you pay nothing.`}
        </Notice>
      )}
      {cancelAtPeriodEnd && (
        <Notice tone="warning" title="Your subscription is canceled.">
          You keep access until {calendarDay(currentPeriodEnd)}. After that it ends and you won't be
          charged again.
        </Notice>
      )}
      {!isActiveStatus(status) && (
        <Notice tone="warning" title="Premium solutions are locked for now.">
          The payment provider reports the status above. They unlock as soon as your payment goes
          through.
        </Notice>
      )}
    </div>
  );
}

const tones = {
  accent: 'border-l-accent bg-accent-soft',
  warning: 'border-l-medium bg-sunken',
} as const;

interface NoticeProps {
  tone: keyof typeof tones;
  title: string;
  children: React.ReactNode;
}

function Notice({ tone, title, children }: NoticeProps) {
  return (
    <div className={`rounded-md border border-rule border-l-4 px-4 py-3 text-sm ${tones[tone]}`}>
      <p className="font-medium">{title}</p>
      <p className="text-ink-muted">{children}</p>
    </div>
  );
}
