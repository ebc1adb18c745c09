import { useId } from 'react';
import type { Plan } from '#shared/contracts/subscription.ts';
import { formatAmount, periodNames, planNames } from '#shared/domain/prices.ts';

interface PlanCardProps {
  plan: Plan;
  amount: number;
  currency: string;
  isChosen: boolean;
  onChoose: () => void;
  /** Shown next to the name. */
  badge?: React.ReactNode;
  children: React.ReactNode;
}

export function PlanCard(props: PlanCardProps) {
  const { plan, amount, currency, isChosen, onChoose, badge, children } = props;
  const id = useId();
  return (
    <label className="relative flex gap-4 rounded-lg border border-rule-strong bg-raised p-5 has-checked:border-accent has-checked:bg-accent-soft has-checked:ring-1 has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-3 sm:p-6">
      <input
        type="radio"
        name="plan"
        value={plan}
        checked={isChosen}
        onChange={onChoose}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-terms`}
        className="mt-1 size-5 shrink-0 accent-accent focus-visible:outline-none"
      />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span id={`${id}-name`} className="font-medium text-lg">
            {planNames[plan]}
          </span>
          {badge}
        </span>
        <span id={`${id}-terms`}>
          <span className="mt-2 block">
            <span className="font-display text-2xl tabular-nums">
              {formatAmount(amount, currency)}
            </span>{' '}
            <span className="text-ink-muted">a {periodNames[plan]}</span>
          </span>
          <span className="mt-1 block text-ink-muted text-sm">{children}</span>
        </span>
      </span>
    </label>
  );
}
