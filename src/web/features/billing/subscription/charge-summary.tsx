import { formatAmount, formatPrice, planNames } from '#shared/domain/prices.ts';
import { Card } from '../../../components/ui/card.tsx';
import { nextChargeDay, type Purchase } from './charge-text.ts';

export function ChargeSummary({ purchase, now }: { purchase: Purchase; now: Date }) {
  const { plan, amount, currency, started } = purchase;
  const next = formatAmount(amount, currency);
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-xl">Your order</h2>
      <dl className="mt-4 text-sm">
        <Line name={`${planNames[plan]} plan`}>{formatPrice(plan, amount, currency)}</Line>
        {started.trialEnd && <Line name="Free trial">until {nextChargeDay(purchase, now)}</Line>}
        <Line name="Next charge">
          {next} on {nextChargeDay(purchase, now)}
        </Line>
        <div className="mt-3 flex items-baseline justify-between gap-4 border-rule border-t pt-4">
          <dt className="font-medium text-base">Due today</dt>
          <dd className="font-display text-xl tabular-nums">
            {formatAmount(started.dueToday, currency)}
          </dd>
        </div>
      </dl>
    </Card>
  );
}

function Line({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-1.5">
      <dt className="shrink-0 text-ink-muted">{name}</dt>
      <dd className="text-right tabular-nums">{children}</dd>
    </div>
  );
}
