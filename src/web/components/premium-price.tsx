import { formatPrice, trialDays } from '#shared/domain/prices.ts';
import { usePrices } from '../queries/subscriptions.ts';

/** Mentions only the trial until the prices are known. */
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
