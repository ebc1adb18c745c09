import type { PriceList } from '#shared/contracts/subscription.ts';
import { formatAmount, formatPrice, savingPercent, trialDays } from '#shared/domain/prices.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { PremiumBenefits } from '../../../components/premium-benefits.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { CheckIcon } from '../../../components/ui/icons.tsx';
import { useCurrentUser } from '../../../queries/current-user.ts';
import { usePrices } from '../../../queries/subscriptions.ts';

const free = [
  'Every question, with hints and answer checks',
  'Solutions and simulations for all non-premium questions',
  'Progress tracking and discussions, with a free account',
];

export function PricingPage() {
  const { data: user } = useCurrentUser();
  const isSubscribed = Boolean(user?.stripeSubscriptionId);
  return (
    <div className="page-width pt-12 pb-20 sm:pt-16">
      <h1 className="text-3xl">Pricing</h1>
      <p className="mt-3 max-w-prose text-ink-muted">
        {isSubscribed
          ? 'You have Premium: every solution and simulation is open to you.'
          : 'Practice for free, and subscribe if you want the premium solutions, too.'}
      </p>
      <div className="mt-10 grid gap-6 md:grid-cols-2">
        <Card className="flex flex-col items-start p-6 sm:p-8">
          <h2 className="text-2xl">Free</h2>
          <p className="mt-2 font-display text-2xl">{formatAmount(0, 'usd')}</p>
          <ul className="mt-6 mb-8 space-y-3">
            {free.map((text) => (
              <li key={text} className="flex gap-3">
                <CheckIcon className="mt-0.5 shrink-0 text-success" />
                <span>{text}</span>
              </li>
            ))}
          </ul>
          <div className="mt-auto">
            <ButtonLink to="/questions" variant="secondary" size="medium">
              Browse the questions
            </ButtonLink>
          </div>
        </Card>
        <Card className="flex flex-col items-start p-6 sm:p-8">
          <div className="flex flex-wrap items-center gap-3">
            <h2 className="text-2xl">Premium</h2>
            {isSubscribed && <Badge color="green">Your plan</Badge>}
          </div>
          <Price />
          <div className="mt-6 mb-8">
            <PremiumBenefits />
          </div>
          <div className="mt-auto">
            {isSubscribed ? (
              <ButtonLink to="/account?tab=subscription" size="medium">
                Manage your subscription
              </ButtonLink>
            ) : (
              <ButtonLink to="/subscription" size="medium">
                Subscribe Now
              </ButtonLink>
            )}
          </div>
        </Card>
      </div>
    </div>
  );
}

function Price() {
  return (
    <div className="mt-2">
      <Loaded query={usePrices()} what="The prices" skeleton="h-16 w-48">
        {(prices) => <PriceText {...prices} />}
      </Loaded>
    </div>
  );
}

function PriceText({ monthly, annual, currency }: PriceList) {
  const saving = savingPercent(monthly.amount, annual.amount);
  return (
    <>
      <p className="font-display text-2xl">{formatPrice('monthly', monthly.amount, currency)}</p>
      <p className="mt-1 text-ink-muted">
        or {formatPrice('annual', annual.amount, currency)}
        {saving > 0 && `: save ${saving}%`}. The first {trialDays} days are free.
      </p>
    </>
  );
}
