interface Quote {
  from: string;
  to: string;
  /** Units of `to` received for one unit of `from`. */
  rate: number;
  /** The most units of `from` that can be given. */
  size: number;
}

const quotes: Quote[] = [
  { from: 'EUR', to: 'USD', rate: 1.1178, size: 5e6 },
  { from: 'USD', to: 'EUR', rate: 1 / 1.118, size: 5e6 * 1.118 },
  { from: 'EUR', to: 'GBP', rate: 0.8, size: 4e6 },
  { from: 'GBP', to: 'EUR', rate: 1 / 0.8003, size: 4e6 * 0.8003 },
  { from: 'GBP', to: 'USD', rate: 1.4, size: 2.4e6 },
  { from: 'USD', to: 'GBP', rate: 1 / 1.4004, size: 2.4e6 * 1.4004 },
];

/** Tries both ways around from dollars to dollars, each as large as its smallest screen allows. */
export function exact(): number {
  const routes = [
    ['USD', 'EUR', 'GBP', 'USD'],
    ['USD', 'GBP', 'EUR', 'USD'],
  ];
  return Math.max(0, ...routes.map(profitOf));
}

function profitOf(route: string[]): number {
  let factor = 1;
  let dollars = Number.POSITIVE_INFINITY;
  for (const [i, to] of route.entries()) {
    const quote = quotes.find((q) => q.from === route[i - 1] && q.to === to);
    if (!quote) continue;
    dollars = Math.min(dollars, quote.size / factor);
    factor *= quote.rate;
  }
  return dollars * (factor - 1);
}

export function mistakes(): number[] {
  const perEuro = 0.8 * 1.4 - 1.118;
  return [4e6 * perEuro, 2.4e6 * perEuro];
}
