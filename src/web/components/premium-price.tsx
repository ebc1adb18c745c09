import { formatPrice, trialDays } from '#shared/domain/prices.ts';
import { usePrices } from '../queries/subscriptions.ts';

/** Only the trial while the prices are unknown. */
export default function PremiumPrice() {
  const { data: prices } = usePrices();
  const priceOf = (plan: 'monthly' | 'annual') =>
    prices && formatPrice(plan, prices[plan].amount, prices.currency);
  return (
    <>
      {prices && `${priceOf('monthly')}, or ${priceOf('annual')}. `}
      Your first subscription starts with a {trialDays}-day free trial.
    </>
  );
}
