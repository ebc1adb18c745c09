import type { Plan, PriceList } from '#shared/contracts/subscription.ts';
import { formatAmount, monthlyShare, savingPercent } from '#shared/domain/prices.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { PlanCard } from './plan-card.tsx';

interface PlanChoiceProps {
  prices: PriceList;
  chosen: Plan;
  onChoose: (plan: Plan) => void;
}

export function PlanChoice({ prices, chosen, onChoose }: PlanChoiceProps) {
  const { monthly, annual, currency } = prices;
  const saving = savingPercent(monthly.amount, annual.amount);
  const cardOf = (plan: Plan) => ({
    plan,
    currency,
    amount: prices[plan].amount,
    isChosen: plan === chosen,
    onChoose: () => onChoose(plan),
  });
  return (
    <fieldset>
      <legend className="sr-only">Plan</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <PlanCard {...cardOf('monthly')}>Billed monthly.</PlanCard>
        <PlanCard {...cardOf('annual')} badge={<Badge color="indigo">Most Popular</Badge>}>
          That’s {formatAmount(monthlyShare(annual.amount), currency)} a month, billed annually.
          {saving > 0 && (
            <strong className="mt-2 block font-medium text-success">
              Save {saving}% compared to monthly
            </strong>
          )}
        </PlanCard>
      </div>
    </fieldset>
  );
}
