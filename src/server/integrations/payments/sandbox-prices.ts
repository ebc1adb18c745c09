import { testModeAmounts } from '#shared/domain/prices.ts';
import type { Price } from './payments.ts';

export const sandboxPrices: Price[] = [
  {
    id: 'price_sandbox_monthly',
    plan: 'monthly',
    amount: testModeAmounts.monthly,
    currency: 'usd',
  },
  { id: 'price_sandbox_annual', plan: 'annual', amount: testModeAmounts.annual, currency: 'usd' },
];

export function sandboxPrice(id: string): Price {
  const price = sandboxPrices.find((one) => one.id === id);
  if (!price) throw new Error(`The sandbox has no price ${id}`);
  return price;
}
