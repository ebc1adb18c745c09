import { noSuch } from './refusal.ts';

export interface DoublePrice {
  id: string;
  amount: number;
  interval: 'month' | 'year';
}

const prices: DoublePrice[] = [
  { id: 'price_monthly', amount: 1999, interval: 'month' },
  { id: 'price_annual', amount: 19_190, interval: 'year' },
  { id: 'price_of_another_product', amount: 100, interval: 'month' },
];

export const day = 24 * 60 * 60;

export function findPrice(id: string): DoublePrice {
  const price = prices.find((one) => one.id === id);
  if (!price) throw noSuch('price', id);
  return price;
}

/** In seconds. */
export function periodOf({ interval }: DoublePrice): number {
  return (interval === 'year' ? 365 : 30) * day;
}
