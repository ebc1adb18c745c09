interface Flow {
  years: number;
  amount: number;
}

function presentValue(flows: Flow[], rate: number): number {
  return flows.reduce((sum, { years, amount }) => sum + amount * Math.exp(-rate * years), 0);
}

/** Builds both portfolios at 4%, reprices them at 5% and compares. */
export function exact(): number {
  const rate = 0.04;
  const million = 1_000_000;
  const bullet = [{ years: 5, amount: million * Math.exp(5 * rate) }];
  const ends = [
    { years: 1, amount: (million / 2) * Math.exp(rate) },
    { years: 9, amount: (million / 2) * Math.exp(9 * rate) },
  ];
  return presentValue(ends, 0.05) - presentValue(bullet, 0.05);
}

export function mistakes(): number[] {
  const convexity = (1 ** 2 + 9 ** 2) / 2 - 5 ** 2;
  return [(1_000_000 * convexity * 0.01 ** 2) / 2];
}
