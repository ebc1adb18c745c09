interface Numbers {
  low: number;
  gap: number;
  above: number;
}

/** The functions read the strike from a cell that they share, as in Python. */
export function exact({ low, gap, above }: Numbers): number {
  const cell = { strike: Number.NaN };
  const calls: ((spot: number) => number)[] = [];
  for (const strike of [low, low + gap, low + 2 * gap]) {
    cell.strike = strike;
    calls.push((spot) => Math.max(spot - cell.strike, 0));
  }
  return calls.reduce((sum, call) => sum + call(low + 2 * gap + above), 0);
}

/** Each with its own strike, and all with the first. */
export function mistakes({ low, gap, above }: Numbers): number[] {
  const spot = low + 2 * gap + above;
  const payoffs = [low, low + gap, low + 2 * gap].map((strike) => Math.max(spot - strike, 0));
  return [payoffs.reduce((sum, payoff) => sum + payoff, 0), 3 * (payoffs[0] ?? Number.NaN)];
}
