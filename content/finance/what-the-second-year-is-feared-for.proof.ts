interface Numbers {
  oneYear: number;
  twoYears: number;
  recovery: number;
  first: number;
  second: number;
}

/** The price of a zero-coupon bond of the firm, given its default probabilities year by year. */
function price({ oneYear, twoYears, recovery }: Numbers, defaults: number[]): number {
  const riskFree = [oneYear, twoYears];
  let alive = 1;
  let value = 0;
  for (const [year, chance] of defaults.entries()) {
    value += alive * chance * recovery * (riskFree[year] ?? 0);
    alive *= 1 - chance;
  }
  return value + alive * (riskFree[defaults.length - 1] ?? 0);
}

/** The firm's bonds as they are quoted. */
function quotes(numbers: Numbers) {
  const quoted = (defaults: number[]) => Math.round(1000 * price(numbers, defaults)) / 1000;
  return { short: quoted([numbers.first]), long: quoted([numbers.first, numbers.second]) };
}

/** The last year's default probability that gives the price, by bisection. */
function implied(numbers: Numbers, earlier: number[], target: number): number {
  let low = 0;
  let high = 1;
  for (let i = 0; i < 80; i += 1) {
    const chance = (low + high) / 2;
    if (price(numbers, [...earlier, chance]) > target) low = chance;
    else high = chance;
  }
  return (low + high) / 2;
}

export function exact(numbers: Numbers): number {
  const { short, long } = quotes(numbers);
  const first = implied(numbers, [], short);
  return 100 * implied(numbers, [first], long);
}

export function mistakes(numbers: Numbers): number[] {
  const { short, long } = quotes(numbers);
  const first = implied(numbers, [], short);
  const asOfToday = 100 * (1 - first) * implied(numbers, [first], long);
  const withinTwoYears = (1 - long / numbers.twoYears) / (1 - numbers.recovery);
  return [asOfToday, (100 * (withinTwoYears - first)) / (1 - first)];
}

/** The first year with half the recovery, from the same quotes. */
export function followUps(numbers: Numbers): number[] {
  const { short } = quotes(numbers);
  return [100 * implied({ ...numbers, recovery: numbers.recovery / 2 }, [], short)];
}
