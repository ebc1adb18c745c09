interface Numbers {
  rate: number;
  jump: number;
  middle: number;
  spread: number;
}

interface Flow {
  years: number;
  amount: number;
}

function presentValue(flows: Flow[], rate: number): number {
  return flows.reduce((sum, { years, amount }) => sum + amount * Math.exp(-rate * years), 0);
}

/** Builds both portfolios, reprices them after the jump and compares. */
export function exact(numbers: Numbers): number {
  const { middle, spread } = numbers;
  const rate = numbers.rate / 100;
  const rateAfter = rate + numbers.jump / 100;
  const [short, long] = [middle - spread, middle + spread];
  const million = 1_000_000;
  const bullet = [{ years: middle, amount: million * Math.exp(middle * rate) }];
  const ends = [
    { years: short, amount: (million / 2) * Math.exp(short * rate) },
    { years: long, amount: (million / 2) * Math.exp(long * rate) },
  ];
  return presentValue(ends, rateAfter) - presentValue(bullet, rateAfter);
}

export function mistakes({ jump, middle, spread }: Numbers): number[] {
  const convexity = ((middle - spread) ** 2 + (middle + spread) ** 2) / 2 - middle ** 2;
  return [(1_000_000 * convexity * (jump / 100) ** 2) / 2];
}
