import type { Price } from './payments.ts';

export const sandboxPrices: Price[] = [
  { id: 'price_sandbox_monthly', plan: 'monthly', amount: 1999, currency: 'usd' },
  { id: 'price_sandbox_annual', plan: 'annual', amount: 19190, currency: 'usd' },
];

export function sandboxPrice(id: string): Price {
  const price = sandboxPrices.find((one) => one.id === id);
  if (!price) throw new Error(`The sandbox has no price ${id}`);
  return price;
}
