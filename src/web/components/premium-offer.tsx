import { useQuery } from '@tanstack/react-query';
import { formatPrice, trialDays } from '#shared/domain/prices.ts';
import { useApi } from '../lib/app-context.ts';
import { premiumCountsText } from '../lib/premium-counts-text.ts';
import { bankFiguresQuery } from '../queries/bank-figures.ts';
import { usePrices } from '../queries/subscriptions.ts';

/** Mentions only the trial until the rest is known. */
export default function PremiumOffer() {
  const { data: prices } = usePrices();
  const { data: figures } = useQuery(bankFiguresQuery(useApi()));
  const counts = figures && premiumCountsText(figures.premium);
  const priceOf = (plan: 'monthly' | 'annual') =>
    prices && formatPrice(plan, prices[plan].amount, prices.currency);
  return (
    <>
      {counts && `Today that’s ${counts}. `}
      {prices && `${priceOf('monthly')}, or ${priceOf('annual')}. `}
      Your first subscription starts with a {trialDays}-day free trial.
    </>
  );
}
