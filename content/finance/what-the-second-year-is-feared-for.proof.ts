const riskFree = [96, 92];
const recovery = 0.4;

/** The price of a zero-coupon bond of the firm, given its default probabilities year by year. */
function price(defaults: number[]): number {
  let alive = 1;
  let value = 0;
  for (const [year, chance] of defaults.entries()) {
    value += alive * chance * recovery * (riskFree[year] ?? 0);
    alive *= 1 - chance;
  }
  return value + alive * (riskFree[defaults.length - 1] ?? 0);
}

/** The last year's default probability that gives the price, by bisection. */
function implied(earlier: number[], target: number): number {
  let low = 0;
  let high = 1;
  for (let i = 0; i < 80; i += 1) {
    const chance = (low + high) / 2;
    if (price([...earlier, chance]) > target) low = chance;
    else high = chance;
  }
  return (low + high) / 2;
}

export function exact(): number {
  const first = implied([], 93.12);
  return 100 * implied([first], 85.387);
}

export function mistakes(): number[] {
  const first = implied([], 93.12);
  const asOfToday = 100 * (1 - first) * implied([first], 85.387);
  const withinTwoYears = (1 - 85.387 / 92) / (1 - recovery);
  return [asOfToday, (100 * (withinTwoYears - first)) / (1 - first)];
}
